import type { ReactNode } from 'react';

interface EitherProps {
  /** Shows the second child instead of the first. */
  second: boolean;
  as?: 'div' | 'span';
  children: readonly [ReactNode, ReactNode];
}

/** Two children in one grid cell, of which one is visible. Switching shifts nothing around them. */
export function Either({ second, as: Box = 'div', children }: EitherProps) {
  const at = 'col-start-1 row-start-1';
  return (
    <Box className="grid grid-cols-1">
      <Box className={`${at} ${second ? 'invisible' : ''}`}>{children[0]}</Box>
      <Box className={`${at} ${second ? '' : 'invisible'}`}>{children[1]}</Box>
    </Box>
  );
}
