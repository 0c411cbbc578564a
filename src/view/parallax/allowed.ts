/**
 * Media query for moving layers: a mouse, a wide screen, and no wish for reduced motion. The same as in
 * src/styles/parallax.scss.
 */
export const ALLOWED = '(hover) and (pointer: fine) and (min-width: 769px) and (prefers-reduced-motion: no-preference)';
