/**
 * Few pages with many blocks, for tests beside other plugins, which need not see every variant: each block once, and
 * one page of variants.
 */
import { blockSets, onlyInside, type BlockSet, type Fixture } from './blocks';

/** Most fixtures on a page: with these it is still lower than the window of HIGH. */
const MOST = 16;

/** A window that is higher than such a page, in CSS pixels: so nothing is off the screen, and everything starts. */
export const HIGH = { width: 1440, height: 16_000 };

/** Leaves out lists that load more by themselves, and inner blocks, which their parents show. */
const isStill = ( { slug, content }: Fixture ) =>
	! onlyInside.has( slug ) && ! content.includes( '"pagination":"infinite"' );

/**
 * @param tag Which blocks: those that need nothing, or those of a shop.
 * @return Fixtures of each page. No page has two of one block, as these have the same anchors.
 */
export const pagesOfMost = ( tag: BlockSet[ 'tag' ] = '' ): Fixture[][] => {
	const all = ( blockSets.find( ( set ) => set.tag === tag )?.fixtures ?? [] ).filter( isStill );
	const base = all.filter( ( { name, slug } ) => name === slug );
	const variants = all.filter(
		( { name, slug }, index ) =>
			name !== slug && all.findIndex( ( one ) => one.slug === slug && one.name !== slug ) === index
	);
	return [ base, variants ].flatMap( ( list ) =>
		Array.from( { length: Math.ceil( list.length / MOST ) }, ( _, page ) =>
			list.slice( page * MOST, ( page + 1 ) * MOST )
		)
	);
};
