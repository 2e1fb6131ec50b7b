import type { ReactNode } from 'react';

interface EitherProps {
  /** Shows the second child instead of the first. */
  second: boolean;
  as?: 'div' | 'span';
  children: readonly [ReactNode, ReactNode];
}

/** Two children in one grid cell, one of them hidden. Switching does not move anything around them. */
export function Either({ second, as: Box = 'div', children }: EitherProps) {
  return (
    <Box className="either">
      <Box hidden={second}>{children[0]}</Box>
      <Box hidden={!second}>{children[1]}</Box>
    </Box>
  );
}
