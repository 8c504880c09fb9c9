import type { CertainQuestion } from '../model.ts'

/** Questions of doubt: about a curse, about the dead, and whether a ritual helps. The order is the order of matching, as in `CERTAIN_QUESTIONS`. */
export const CERTAIN_DOUBTS: readonly CertainQuestion[] = [
  {
    id: 'curse',
    purpose: 'trust',
    words: `порча | порчу | порчи | порче | порчей | сглаз* | сглазил* | прокляти* | проклять* | проклял* | прокляли | венец безбрачия | {наговор, подклад} | черн* маги*
      curse | curses | cursed | evil eye | hex | hexed | jinx | jinxed | black magic | bewitched | voodoo | nazar`,
    article: 'sade-sati-rahu-ketu',
    answer: {
      ru: 'Порчу, сглаз и проклятия мы не ищем и не снимаем: таких обрядов у нас нет, и страхом мы не торгуем. Если вас этим напугали и просят денег, будьте осторожны: платить за страх не нужно. Как отличить совет от торговли страхом, рассказано в статье ниже. Если страх мешает спать и жить, поговорите с психологом или врачом, а если угрожают люди — с полицией. О защите люди молятся, но молитва ничего не «снимает», и спешить с ней незачем.',
      en: 'We neither look for nor remove curses or the evil eye: we have no such rites, and we do not sell fear. If somebody has frightened you with them and asks for money, be careful: you need not pay for fear. The article below shows how to tell advice from trade in fear. If fear keeps you from sleeping and living, speak to a therapist or a doctor, and if people threaten you, to the police. People do pray for protection, but a prayer “removes” nothing, and there is no hurry about it.',
    },
  },
  {
    id: 'departed-hears',
    purpose: 'grief',
    isAfterLoss: true,
    words: `{он, она, они, папа, мама, муж, жена, сын, дочь, отец, дочка, брат, сестра, бабушка, дедушка, душа, умершие, покойный, мертвые} .. {услыш*, слыш*, почувству*, чувству*, увидит, видит, узнает, знает} | {услыш*, слыш*, почувству*, чувству*, увидит, видит, узнает} .. ли | {ему, ей, им, душе, мужу, маме, отцу, папе, сыну, дочери, жене, брату} .. {легче, помож*, помог*, лучше, покой} | {легче, помож*, помог*, лучше} .. {ему, ей, им, душе, ее душе, его душе, мужу, маме, отцу, папе, сыну, дочери, жене} | {где, как} {он, она, ему, ей} {сейчас, теперь, там} | {дойдет, долетит} .. {до него, до нее, до них}
      {he, she, they, husband, wife, mother, father, mum, mom, dad, son, daughter, brother, sister, soul, dead, departed} .. {hear, hears, feel, feels, see, sees, know, knows, be at peace, at peace, find peace} | {easier, better, help, helps, peace} .. {for him, for her, for them, him, her, his soul, her soul, the soul} | where is {he, she} now | reach {him, her, them}`,
    unless: 'сколько | цена | когда | how much | price | when | вписать | имя | name | names',
    article: 'ancestors-and-shraddha',
    answer: {
      ru: 'Этого мы не знаем и обещать не станем. Одни верят, что ушедший слышит и ему становится легче; другие молятся, потому что легче тем, кто остался, и обряд совершают и для них. Заказывать ничего не обязательно: в статье ниже рассказано, как поминают и что можно сделать дома самому. Если хочется поговорить, ответит человек.',
      en: 'We do not know, and we will not promise it. Some believe that the departed hear and that it is easier for them; others pray because it helps those who stay, and the rite is for them as well. You need not order anything: the article below tells how people remember their dead and what you can do at home yourself. If you would like to talk, a person answers.',
    },
  },
  {
    id: 'refund-if-fails',
    purpose: 'refund',
    words: `{если, вдруг, когда} .. не {сработа*, помож*, помог*, получит*, сбуд*, сбыл*, подейств*, исполн*} | {верн*, возвра*} .. {если, когда} .. {не сработа*, не помож*, не помог*, не сбуд*, не сбыл*, не подейств*, не исполн*, ничего не измен*, без результата, нет результата} | ничего не {изменилось, произошло, поменялось} .. .. {верн*, деньги} | {нет, без, не будет} {результата, толку, эффекта} .. {верн*, возвра*, деньги} | {верн*, возвра*} .. {нет результата, не будет результата, без толку, без результата}
      {if, when} .. {doesnt, does not, didnt, did not, fails, wont, will not} .. {work, help, refund, money, come true} | {refund, money back, return .. money, get .. back} .. {if, when} .. {doesnt work, does not work, didnt work, did not work, wont work, fails, nothing happens, nothing changes, no result} | {nothing} .. {changed, happened, improved} .. {refund, money} | {no result, no results} .. {refund, money back}`,
    unless:
      'оплат* | платеж* | код* | ссылк* | карт* | письм* | card | payment | link | code | email | page | перевод* | transfer',
    pages: ['refund'],
    answer: {
      ru: 'Нет. Мы обещаем обряд, а не его плод: если желаемое не сбылось, денег за проведённый ритуал не возвращаем. Возвращаем всё, пока ритуал не начат; за неначатые недели, если вы откажетесь по ходу; и всё, если обряд проведён не так, как описано, — или проводим его заново, по вашему выбору.',
      en: 'No. We promise the rite, not its fruit: if what you wished for does not come about, the money for a performed ritual is not returned. We return all of it until the ritual has begun; the weeks not begun, if you cancel on the way; and all of it if the rite was not performed as described, or we perform it again, as you choose.',
    },
  },
  {
    id: 'helps-or-not',
    purpose: 'trust',
    words: `{поможет, сработает, помогает, работает, подействует} {или нет, нет} | {честно, правда, реально} .. {поможет, сработает, помогает, работает, подействует} | {поможет, сработает, помогает, работает, подействует} .. {честно, правда, реально} | {будет, есть} .. {толк, эффект} | толк .. {будет, есть}
      {honestly, really, actually, truth} .. {help, helps, work, works} | {help, helps, work, works} .. {or not, honestly}`,
    unless: 'оплат* | сайт* | карт* | кнопк* | card | payment | site | button | how | как',
    pages: ['offer'],
    answer: {
      ru: 'Честно: не знаем и не обещаем. Мы отвечаем за обряд — что он совершён так, как описано, в названные дни и за тех, кого вы назвали, — а плод молитвы традиция оставляет за божеством. Если деньги нужны на врача, юриста или жизнь, сначала они.',
      en: 'Honestly: we do not know, and we do not promise it. We answer for the rite, that it is performed as described, on the days named and for the people you named; the tradition leaves the fruit of a prayer to the deity. If you need the money for a doctor, a lawyer or to live on, those come first.',
    },
  },
]
