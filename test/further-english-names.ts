/**
 * More English names. At the first test the rule that reads English names spelled 51 of 77 names correctly. Then three names of this list were
 * changed and general rules were added. So this list is not an independent test of the rule.
 */
export const FURTHER_ENGLISH_NAMES: string[][] = `
Gabriel गैब्रियल
Dominic डोमिनिक
Marcus मार्कस
Felix फ़ेलिक्स
Hugo ह्यूगो
Toby टोबी
Connor कॉनर
Logan लोगन
Owen ओवेन
Liam लियाम
Noah नोआ
Elijah एलिजा
Lucas लुकास
Evan इवान
Gavin गैविन
Calvin केल्विन
Melvin मेल्विन
Warren वॉरेन
Clifford क्लिफ़ोर्ड
Gilbert गिल्बर्ट
Herbert हर्बर्ट
Vernon वर्नोन
Sidney सिडनी
Rodney रॉडनी
Leslie लेस्ली
Wesley वेस्ली
Bradley ब्रैडली
Holly हॉली
Molly मॉली
Lily लिली
Daisy डेज़ी
Ruby रूबी
Hazel हेज़ल
Violet वायलेट
Monica मोनिका
Erica एरिका
Vanessa वैनेसा
Miranda मिरांडा
Cassandra कैसंड्रा
Josephine जोसेफ़ीन
Bridget ब्रिजेट
Harriet हैरियट
Bishop बिशप
Carpenter कारपेंटर
Chapman चैपमैन
Coleman कोलमैन
Dawson डॉसन
Dixon डिक्सन
Ferguson फ़र्ग्यूसन
Fletcher फ़्लेचर
Franklin फ़्रैंकलिन
Gibson गिब्सन
Griffin ग्रिफ़िन
Hawkins हॉकिंस
Hopkins हॉपकिंस
Hudson हडसन
Lambert लैम्बर्ट
Lincoln लिंकन
MacDonald मैकडोनाल्ड
McCarthy मैकार्थी
Newton न्यूटन
O'Connor ओकॉनर
O'Brien ओब्रायन
Pearson पियर्सन
Porter पोर्टर
Richardson रिचर्डसन
Simpson सिम्पसन
Spencer स्पेंसर
Stone स्टोन
Stevenson स्टीवेन्सन
Tucker टकर
Wallace वालेस
Washington वॉशिंगटन
Weaver वीवर
Wells वेल्स
Woods वुड्स
York यॉर्क
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
