import type { PortfolioDetailsAttributes } from './attributes';

/** Names of the classes, as `Eidan\Blocks\PortfolioDetails` prints them. */
export const classesOf = ( { layout }: PortfolioDetailsAttributes ): string => `is-${ layout }`;
