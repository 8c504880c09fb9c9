/**
 * Deities without a ritual that has their name, and deities with names that are not in the catalogue. The patterns have the form that `Topic`
 * (model.ts) describes.
 */
export const DEITIES: readonly { words: string; rituals: readonly string[] }[] = [
  {
    words: 'ганпат* | ганапат* | винаяк* | слоноголов* | ganpati | ganapati | vinayaka | elephant god',
    rituals: ['ganesha'],
  },
  {
    words: 'шива | шиве | шиву | шивы | шивой | махадев* | shiva | siva | mahadev* | mahadeva | shankar*',
    rituals: ['rudrabhishek', 'maha-mrityunjaya'],
  },
  { words: 'трьямбак* | триямбак* | тримбак* | tryambak* | trimbak*', rituals: ['maha-mrityunjaya'] },
  {
    words: 'рудрабхишек* | рудра | рудре | рудру | rudra | rudram | лингам* | linga | lingam',
    rituals: ['rudrabhishek'],
  },
  { words: 'кришн* | говинд* | krishna | govinda', rituals: ['santana-gopala', 'vishnu'] },
  { words: 'нараян* | вишну | сахасранам* | narayana | sahasranama', rituals: ['vishnu'] },
  { words: 'нарасимх* | нрисимх* | narasimha | nrisimha', rituals: ['sudarshan', 'vishnu'] },
  { words: 'рама | раме | раму | рамы | rama | бажранг* | bajrang* | анджане* | anjaneya', rituals: ['hanuman'] },
  { words: 'кали | чанди | деви | chandi | kali | devi | шакти | shakti', rituals: ['durga'] },
  { words: 'ума | гаури | парвати | uma | gauri', rituals: ['swayamvara-parvati'] },
  {
    words: 'сурья | сурье | сурью | солнц* | солнцу | savitar | surya | sun god | the sun | савитар* | савитр*',
    rituals: ['gayatri', 'navagraha'],
  },
  {
    words:
      'чандра | луне | чандре | chandra | moon god | брихаспат* | brihaspati | шукра | шукре | shukra | будха | budha',
    rituals: ['navagraha'],
  },
  { words: 'дханвантр* | dhanvantri | бог .. врачей | бог медицин*', rituals: ['dhanvantari'] },
]
