/** The shape of English texts, for another language's: the same keys and the same list items, each with any text. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Translated<Text>
    : Words extends object
      ? { [Key in keyof Words]: Translated<Words[Key]> }
      : Words;
