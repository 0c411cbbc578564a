/**
 * Pages that authors open: forty blocks of WordPress, and forty of ours.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { needsShop } from '../../media/demo-pages.mjs';
import { CHECKOUT } from '../../site/state.mjs';

const folder = join( CHECKOUT, 'tests/fixtures/blocks' );

/** How many blocks a page has, counted without those inside others. */
const BLOCKS = 40;

/** The words that are typed into. */
export const FIRST = 'Where typing starts';

const IMAGE = '/wp-content/plugins/eidan/assets/demo/images/museum-hall.webp';
const paragraph = ( words ) => `<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;
const image = `<!-- wp:image --><figure class="wp-block-image"><img src="${ IMAGE }" alt=""/></figure><!-- /wp:image -->`;
const SENTENCE = 'A page has words, and between them what is to be seen: rooms, people, things that were made by hand.';

/** One of each kind that pages are made of. */
const KINDS = [
	paragraph( SENTENCE ),
	'<!-- wp:heading --><h2 class="wp-block-heading">A heading above it</h2><!-- /wp:heading -->',
	image,
	`<!-- wp:columns --><div class="wp-block-columns">${ `<!-- wp:column --><div class="wp-block-column">${ paragraph(
		SENTENCE
	) }</div><!-- /wp:column -->`.repeat( 2 ) }</div><!-- /wp:columns -->`,
	`<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">${ paragraph(
		SENTENCE
	) }</div><!-- /wp:group -->`,
	`<!-- wp:list --><ul class="wp-block-list">${ '<!-- wp:list-item --><li>An item</li><!-- /wp:list-item -->'.repeat(
		3
	) }</ul><!-- /wp:list -->`,
	`<!-- wp:quote --><blockquote class="wp-block-quote">${ paragraph( SENTENCE ) }</blockquote><!-- /wp:quote -->`,
	`<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image.repeat(
		3
	) }</figure><!-- /wp:gallery -->`,
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Read on</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
	'<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->',
];

/**
 * @param {string} content Markup of blocks.
 * @return {string[]} The markup of each, with what is inside.
 */
function each( content ) {
	const found = [];
	let depth = 0;
	let from = 0;
	for ( const { 0: text, 1: closes, 2: single, index } of content.matchAll( /<!-- (\/)?wp:.*?(\/)?-->/gs ) ) {
		depth += closes ? -1 : 1;
		depth -= single ? 1 : 0;
		if ( depth === 0 ) {
			found.push( content.slice( from, index + text.length ).trim() );
			from = index + text.length;
		}
	}
	return found;
}

/** The first paragraph, and blocks until there are forty. */
const page = ( kinds ) =>
	[ paragraph( FIRST ), ...Array.from( { length: BLOCKS - 1 }, ( _, at ) => kinds[ at % kinds.length ] ) ].join(
		'\n\n'
	);

/** @return {string} A page of forty blocks of WordPress. */
export const ofCore = () => page( KINDS );

/** @return {string} A page of forty blocks of ours, each as it is in the tests. */
export const ofOurs = () =>
	page(
		readdirSync( folder )
			.filter( ( file ) => /^[a-z-]+(?<!-item|-row)\.html$/.test( file ) && ! needsShop( file.slice( 0, -5 ) ) )
			.flatMap( ( file ) => each( readFileSync( join( folder, file ), 'utf8' ) ) )
			.filter( ( markup ) => markup.startsWith( '<!-- wp:eidan/' ) )
	);
