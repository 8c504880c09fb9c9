import type { Festival } from '#features/orders/plans/model-festivals.ts'
import type { NamedMoon } from '#features/assistant/consultant/model-knowledge.ts'

/**
 * The names of the festivals, as visitors write them. The patterns have the form that `Topic` (model.ts) describes. A more specific festival comes
 * before a general festival.
 */
export const FESTIVAL_WORDS: readonly { festival: Festival; words: string }[] = [
  { festival: 'diwali', words: 'дивали | дипавали | diwali | divali | deepavali | dipavali | deepawali' },
  {
    festival: 'springNavaratri',
    words:
      '{весен*, чайтра, март*, апрел*} .. {наваратр*, навратр*} | {spring, chaitra, vasant*} .. {navaratri, navratri}',
  },
  { festival: 'navaratri', words: 'наваратр* | навратр* | navaratri | navratri | navarathri' },
  {
    festival: 'mahaShivaratri',
    words: 'шиваратр* | шивратр* | махашив* | shivaratri | shivratri | mahashivaratri | mahashivratri',
  },
  { festival: 'holi', words: 'холи | holi' },
  {
    festival: 'janmashtami',
    words: 'джанмашт* | кришнаджанмашт* | janmashtami | janmastami | krishnashtami | gokulashtami',
  },
  { festival: 'ganeshaChaturthi', words: 'чатуртхи | чатурти | chaturthi | chaturti | chavithi' },
  {
    festival: 'ramaNavami',
    words: '{рама, рам} навам* | раманавам* | рамнавам* | {rama, ram} navami | ramanavami | ramnavami',
  },
  { festival: 'hanumanJayanti', words: 'хануман* {джаянт*, джайант*} | hanuman* {jayanti, jayanthi}' },
  {
    festival: 'guruPurnima',
    words: 'гуру {пурним*, пурнам*} | гурупурним* | guru {purnima, poornima, purnama} | gurupurnima | gurupoornima',
  },
  { festival: 'akshayaTritiya', words: 'акш* трит* | akshay* {tritiya, trithiya} | akha teej' },
  {
    festival: 'vasantaPanchami',
    words:
      '{васант*, басант*} панчам* | {vasant*, basant*} panchami | сарасвати {пуджа, пуджу, пуджи} | saraswati puja',
  },
  { festival: 'makaraSankranti', words: 'санкрант* | sankranti | sankranthi | макарасанкрант* | pongal' },
  {
    festival: 'vijayaDashami',
    words:
      'виджая* | виджай дашам* | дашахр* | даш*хр* | дасар* | дуссер* | dussehra | dussera | dasara | dasera | dashahara | {vijaya, vijay} {dashami, dasami} | vijayadashami',
  },
]

/** Full moons that have names of their own and are not among the festivals of the calendar. */
export const MOON_WORDS: readonly { moon: NamedMoon; words: string }[] = [
  {
    moon: 'vaishakha',
    words:
      'будда {пурним*, джаянт*} | буддапурним* | весак | вайшакх* пурним* | {buddha, vaishakh*} {purnima, poornima, jayanti} | vesak',
  },
  {
    moon: 'ashvina',
    words:
      'шарад* пурним* | шарадпурним* | коджагар* | шарад* полнолун* | {sharad*, sharat, ashwin, ashvin*} {purnima, poornima} | kojagar*',
  },
  {
    moon: 'karttika',
    words: 'картик* пурним* | дев* дивали | {kartik*, karthik*} {purnima, poornima} | dev* diwali',
  },
]
