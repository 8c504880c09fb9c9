/**
 * Names with a traditional Hindi spelling that differs from the English sound. Also Russian and Indian names that an English dictionary
 * would read in the English way. The spelling in Devanagari is that of newspapers.
 */
export const SETTLED_NAMES: ReadonlyMap<string, string> = new Map(
  `
aaron एरॉन
alexis एलेक्सिस
allen एलन
ashley एशले
barbara बारबरा
betty बेट्टी
brooks ब्रूक्स
collins कोलिन्स
danielle डैनियल
donna डोना
evan इवान
evans इवांस
frances फ़्रांसिस
gabriel गैब्रियल
graham ग्राहम
hannah हन्ना
heather हीदर
howe होवे
jacob जैकब
jacqueline जैकलीन
janet जेनेट
janice जेनिस
jenkins जेनकिंस
jr जूनियर
karen कैरन
kennedy कैनेडी
leonard लियोनार्ड
lucas लुकास
luke ल्यूक
marie मैरी
mitchell मिशेल
natalie नताली
nathan नाथन
pamela पामेला
ralph राल्फ़
reynolds रेनॉल्ड्स
sharon शेरोन
sr सीनियर
stewart स्टीवर्ट
sullivan सुलिवन
susan सुज़ैन
anastasia अनास्तासिया
dmitri दिमित्री
dmitry दिमित्री
galina गालिना
igor इगोर
irina इरीना
ivan इवान
larisa लारिसा
ludmila लुदमिला
marina मरीना
natalia नतालिया
natasha नताशा
nikita निकिता
olga ओल्गा
sergei सेर्गेई
sergey सेर्गेई
svetlana स्वेतलाना
tamara तमारा
tatiana तातियाना
tatyana तात्याना
vladimir व्लादिमीर
yuri यूरी
arjun अर्जुन
das दास
devi देवी
ganesh गणेश
gita गीता
gupta गुप्ता
krishna कृष्ण
kumar कुमार
lakshmi लक्ष्मी
mohan मोहन
radha राधा
raj राज
raja राजा
ram राम
rama राम
ravi रवि
sharma शर्मा
shiva शिव
singh सिंह
sita सीता
`
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', reading = ''] = line.split(' ')
      return [name, reading.normalize('NFC')] as const
    }),
)
