/** How the words of this language are compared, in lower case and without accents. */
export const searchLanguage = {
  /** They find nothing by themselves. */
  stopWords:
    'a an and any are at can do does for from get have how i in is it me my need of on or that the to was what with you your',
  /** What a word may end in, after three letters or more. No lookbehind: Safari before 16.4 could not parse the file. */
  endings: /(\w{3})(ing|ed|es|s)$/,
} as const;
