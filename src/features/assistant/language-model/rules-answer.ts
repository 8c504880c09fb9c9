import { promiseIn } from '#features/assistant/consultant/rules-safety.ts'
import { namesUnknownDay, namesUnknownFigure } from './rules-grounding.ts'
import { openPriceReader, type PriceFacts } from './rules-price-guard.ts'

/** The kind of a statement that the shop does not make. If the model makes such a statement, the whole answer is withdrawn. */
export type AnswerFault = 'price' | 'date' | 'figure' | 'promise' | 'advice' | 'pressure' | 'contact' | 'harm'

/** Returns a function that checks the sentences of an answer in their order. */
export function openAnswerReader(facts: PriceFacts): (sentence: string) => AnswerFault | undefined {
  const isPriceWrong = openPriceReader(facts)
  return (sentence) => {
    // `isPriceWrong` must be called for every sentence, because it stores the last named ritual.
    const price = isPriceWrong(sentence) ? 'price' : undefined
    const text = plainText(sentence)
    const said = wordFault(text) ?? (promiseIn(sentence) ? 'promise' : price)
    if (said) return said
    if (namesUnknownDay(text, facts)) return 'date'
    const amounts = facts.prices.map(({ usd }) => usd)
    return namesUnknownFigure(sentence, facts, amounts) ? 'figure' : undefined
  }
}

const words = (...alternatives: string[]) => new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')

/** Forbidden statements. A clause that negates one of them is allowed: «результат не гарантируется», "no ritual guarantees". */
const SAID: [AnswerFault, RegExp][] = [
  [
    'promise',
    words(
      'гарант\\p{L}*',
      '(?:ис|вы|из)леч(?:ит|ат|ите|им|ишь)\\p{L}*',
      'исцел(?:ит|ят|ите|ишь)\\p{L}*',
      'избав(?:ит|ят|ите|ишь)\\p{L}* (?:вас |тебя )?от (?:болезн|недуг|рак|диабет|долг)\\p{L}*',
      '(?:точно|обязательно|непременно|наверняка|всегда|безусловно|100 ?%|стопроцентно) (?:вам |тебе |вас )?(?:по[мд]\\p{L}+|сработает|исполнит\\p{L}*|сбуд\\p{L}*|принес[её]т|получите|верн[её]т\\p{L}*|выйдете|выиграете|сдадите|разбогате\\p{L}*|выздоров\\p{L}*|исчезн\\p{L}*)',
      '(?:поможет|сработает|исполнится|сбудется|выздоровеете|разбогатеете|выиграете)(?: \\p{L}+){0,2} (?:точно|обязательно|непременно|наверняка|100 ?%)',
      '(?:вы|ты) (?:\\p{L}+ )?(?:выздорове(?:ете|ешь)|разбогате(?:ете|ешь)|выигра(?:ете|ешь)|сдади(?:те|шь)|выйдете замуж|забеременеете|получите повышение)',
      '100 ?(?:%|процент\\p{L}*|percent)',
      'guarant\\p{L}*',
      '(?:will|can|shall|does) (?:surely |certainly |definitely |completely |fully |also )*(?:cure|heal)\\p{L}*',
      'cures?|heals',
      '(?:will|shall|is (?:sure|bound|certain) to) (?:surely|certainly|definitely|always|undoubtedly) \\p{L}+',
      '(?:certainly|definitely|surely|undoubtedly|always) (?:help|work|bring|succeed|heal|cure)\\p{L}*',
      "(?:you|you'?ll)(?: will)? (?:get rich|recover|win|pass the exam|get pregnant|get married|be healed|be cured)",
      'promise(?:s|d)? (?:you|that|success|wealth|health|results?)',
      'обеща(?:ем|ю|ет|ют) \\p{L}+',
    ),
  ],
  [
    'advice',
    words(
      '(?:прекрат\\p{L}+|перестан\\p{L}+|брос\\p{L}+|отмен\\p{L}+|отлож\\p{L}+|откаж\\p{L}+(?: от)?)(?: \\p{L}+){0,2} (?:при[её]м\\p{L}*|принимать|пить|лекарств\\p{L}*|таблет\\p{L}*|препарат\\p{L}*|лечени\\p{L}*|терапи\\p{L}*|операци\\p{L}*|химиотерапи\\p{L}*|инсулин\\p{L}*)',
      '(?:заменит|заменяет|вместо) (?:\\p{L}+ )?(?:врач\\p{L}*|лечени\\p{L}*|лекарств\\p{L}*|терапи\\p{L}*)',
      'врач(?:и|а|ей)? (?:больше )?не нуж\\p{L}+',
      '(?:у вас|это) (?:\\p{L}+ )?(?:рак|диабет|депрессия|онкология|порча|сглаз|проклятие)',
      '(?:stop|quit|skip|cancel|postpone|avoid)(?: taking)?(?: your| the| any)? (?:medic\\p{L}+|treatments?|therapy|surgery|chemo\\p{L}*|insulin|pills)',
      '(?:replaces?|instead of) (?:your |a |the )?(?:doctors?|medicine|medication|treatment|therapy)',
      "(?:do not|don'?t) need (?:a |any |your )?(?:doctors?|medicine|medication|treatment|lawyer)",
    ),
  ],
  [
    'pressure',
    words(
      'срочно',
      'последний шанс',
      'пока не поздно',
      'только сегодня',
      'торопитесь',
      'поспешите',
      'urgent(?:ly)?',
      'last chance',
      'only today',
      'today only',
      'before it is too late',
      "before it'?s too late",
      'hurry',
      'act now',
    ),
  ],
  [
    'harm',
    words(
      '(?:навед\\p{L}+|наве[сд]ти|сдела\\p{L}+|снять|сним\\p{L}+|наслать) (?:\\p{L}+ )?(?:порч\\p{L}*|сглаз\\p{L}*|проклят\\p{L}*|приворот\\p{L}*)',
      'на вас (?:\\p{L}+ )?(?:порча|сглаз|проклятие)',
      'приворож\\p{L}+',
      'you are cursed',
      '(?:put|cast|place) a (?:curse|spell|hex)\\p{L}*',
      'curse (?:him|her|them|your)',
    ),
  ],
]

/**
 * Contacts that an answer may not contain. The model gets no addresses or account numbers, so an address or account number in its answer is
 * invented or belongs to another person. Emergency numbers with three digits are allowed.
 */
const CONTACT: RegExp[] = [
  /https?:|www\.|\/\/|\]\(/i,
  /[\w.+-]+@[\w-]/,
  /(?<![\p{L}\d])@\w{3,}/u,
  // Any domain name. All top-level domains are included, because new ones appear every month. The start of a new sentence does not match, because it
  // has a space before it.
  /[\p{L}\d-]{2,}\.\p{L}{2,}/u,
  /\p{L} ?(?:\[\.\]|\(\.\)|[[(](?:dot|точка)[\])]| dot ) ?\p{L}{2,}/iu,
  /[\p{L}\d]{2,} ?[。｡] ?\p{L}{2,}/u,
  /[\p{L}\d-]{2,} \. ?\p{Ll}{2,}/u,
  /\p{L} (?:точка|dot) ?(?:ру|рф|ком|орг|нет|онлайн|com|ru|org|net|io|me|\p{Script=Latin}{2,10})(?!\p{L})/iu,
  // Streets with a house number.
  /(?<!\p{L})(?:ул\.|улиц\p{L}|пр-т|просп\.|проспект\p{L}?|пер\.|переулок|шоссе|наб\.|набережн\p{L}+) ?[^.!?]{0,40}\d/iu,
  /(?<![\p{L}\d])\d+[a-z]?,? (?:\p{L}+ ){1,2}(?:street|st\.|avenue|ave\.|road|rd\.|lane|boulevard|blvd)(?!\p{L})/iu,
  // Wallets and account numbers: long words of letters and digits.
  /(?<![\p{L}\d])(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{24,}/iu,
  /\d(?:[ ()-]?\d){9,}/,
  /\+\d[\d ()-]{5,}/,
]

/** Phrases that look like a negation but do not negate anything. */
const NO_DENIAL =
  /не только|не просто|не сомнева\p{L}+|нет сомнени\p{L}+|без сомнени\p{L}+|не случайно|not only|not just|no doubt|without (?:a |any )?doubt/giu
const DENIED =
  /(?<!\p{L})(?:не|нет|ни|нельзя|никто|никогда|никак\p{L}+|без|отказыва\p{L}+|no|not|nobody|none|never|neither|nor|without|cannot|can't|don't|doesn't|won't|isn't|no one)(?!\p{L})/iu

function plainText(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replace(/[\p{Cf}*_`]/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
}

function wordFault(text: string): AnswerFault | undefined {
  if (CONTACT.some((one) => one.test(text))) return 'contact'
  const clauses = text.replace(NO_DENIAL, ' ').split(/[,;:—–](?=\s)|\s(?:но|а|однако|зато|but|yet)\s/iu)
  for (const clause of clauses) {
    const fault = SAID.find(([, said]) => said.test(clause))
    if (fault && !DENIED.test(clause)) return fault[0]
  }
  return undefined
}

/** Splits text that is still arriving into whole sentences, so that each sentence is checked before it is shown. */
export function openSentences() {
  let waiting = ''
  return {
    push: (piece: string): string[] => {
      waiting += piece
      const ends = [...waiting.matchAll(/[.!?…][»”"')*]*\s+|\n+/gu)]
      let from = 0
      const whole: string[] = []
      for (const { 0: end, index } of ends) {
        // The next characters may still belong to this end of a sentence, for example a closing quotation mark.
        if (index + end.length === waiting.length) break
        whole.push(waiting.slice(from, index + end.length))
        from = index + end.length
      }
      waiting = waiting.slice(from)
      return whole
    },
    /** The remaining text at the end of the answer. If the model was cut off, an incomplete sentence is left out. */
    rest: (isCut: boolean): string => {
      const last = isCut && !/[.!?…][»”"')*]*\s*$/u.test(waiting) ? '' : waiting
      waiting = ''
      return last
    },
  }
}

/** Removes all Markdown except bold, list items and paragraphs, which the panel shows. A link to a page of the shop becomes its text. */
export function withoutMarkup(sentence: string): string {
  return sentence
    .replace(/!?\[([^\]]*)\]\(\/(?!\/)[^)\s]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/^(\s*)[*•]\s+/gm, '$1- ')
    .replaceAll('`', '')
}
