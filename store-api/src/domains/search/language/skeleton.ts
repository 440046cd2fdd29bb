const arabicSounds: Record<string, string> = {
  ب: 'b', ت: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'g', ح: 'h', خ: 'x', د: 'd', ض: 'd', ذ: 'z', ز: 'z', ظ: 'z', ر: 'r', ش: 'c',
  غ: 'g', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
}
/** Numbers stand for the letters that Latin lacks: 7 is ح, 5 is خ, 2 and 3 are ء and ع. */
const latinSounds: Record<string, string> = {
  b: 'b', p: 'b', t: 't', s: 's', c: 'k', k: 'k', q: 'k', g: 'g', j: 'g', d: 'd', z: 'z', r: 'r', f: 'f', v: 'f', l: 'l', m: 'm',
  n: 'n', h: 'h', x: 'ks', 5: 'x', 6: 't', 7: 'h', 8: 'g', 9: 's',
}

/** The consonants that are heard in a word, the same in Arabic and in Latin letters: barshelona and برشلونه are both brcln. */
export function skeleton(word: string): string {
  const spelled = word
    .replace(/sh|ch/g, '\u0001')
    .replace(/kh/g, '5')
    .replace(/gh/g, '8')
    .replace(/ph/g, 'f')
    .replace(/th/g, 's')
  const soundOf = (letter: string) => (letter === '\u0001' ? 'c' : (arabicSounds[letter] ?? latinSounds[letter] ?? ''))
  return Array.from(spelled, soundOf).join('').replace(/(?<=.)h$/, '').replace(/(.)\1+/g, '$1')
}
