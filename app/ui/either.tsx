import type { ReactNode } from 'react';

interface EitherProps {
  /** Which of the two is seen and read out. */
  second: boolean;
  as?: 'div' | 'span';
  children: readonly [ReactNode, ReactNode];
}

/** Two things in one place, of which one is seen. Changing over moves nothing around them. */
export function Either({ second, as: Box = 'div', children }: EitherProps) {
  return (
    <Box className="grid *:col-start-1 *:row-start-1">
      <Box className={second ? 'invisible' : ''}>{children[0]}</Box>
      <Box className={second ? '' : 'invisible'}>{children[1]}</Box>
    </Box>
  );
}
