/** The shape of English words, for those of another language: every key, every place of a list, with any text in it. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Translated<Text>
    : Words extends object
      ? { [Key in keyof Words]: Translated<Words[Key]> }
      : Words;
