/**
 * Rules that themes have for what authors write: they mean lists, images and figures between paragraphs, and reach those
 * that a block is made of. They weigh a class and an element, and come after ours. And elements that plugins put around
 * images.
 */
import { expect } from '@playwright/test';
import { finishAnimations } from '../settled';
import { SECTION } from '../sheets';
import type { Probe } from '../probes/probe';
import type { Ground } from './ground';

/** By what they are for. Each is that of a theme many sites have. */
const RULES = {
	images: '.entry-content img{max-width:100%;height:auto}',
	lists: '.entry-content ul,.entry-content ol{margin:0 0 9px 25px;padding:0;list-style:disc}.entry-content li{margin-left:25px;list-style:disc}',
	figures: '.entry-content figure{margin:1em 40px}',
	icons: '.entry-content svg{width:100%;height:auto}',
	links: '.entry-content.entry-content a{text-decoration:underline;box-shadow:inset 0 -1px 0 #000}',
	articles: 'article{margin:0 0 30px;padding:20px}',
	wide: '.alignfull,.alignwide{padding-left:0;padding-right:0}',
	captions: '.entry-content figcaption{text-align:center}',
	quotes: '.entry-content blockquote{margin:1em 40px;padding:1em 2em;border-left:5px solid}',
};

/** The same for words. Words of core's blocks may move what is beside them. */
const RULES_FOR_WORDS = {
	headings:
		'.entry-content h2,.entry-content h3,.entry-content h4,.entry-content h5,.entry-content h6{margin:35px auto 20px}',
	paragraphs: '.entry-content p{margin:0 0 1.25em}',
};

/** Core's blocks, also inside ours: the theme means them. */
const OF_CORE =
	'.wp-block-list, .wp-block-quote, .wp-block-image, .wp-block-gallery, .wp-block-post-template, .wp-block-cover, .wp-block-video, .wp-block-button';

/** Words of authors. */
const OF_AUTHORS = ':is( h1, h2, h3, h4, h5, h6, p ):not([class*="eidan-"]), figcaption';

/** Runs in the page. */
const measure = ( [ section, core, authors ]: [ string, string, string ] ) =>
	[ ...document.querySelectorAll< HTMLElement >( section ) ].flatMap( ( one ) => {
		const start = one.getBoundingClientRect().left;
		return [
			...one.querySelectorAll(
				// Who said it is no caption of an author's.
				'ul, ol, li, img, figure, svg, blockquote, article, a, :is( h2, h3, h4, h5, h6, p )[class*="eidan-"], .eidan-quote__caption'
			),
		]
			.filter(
				( element ) =>
					element.checkVisibility() &&
					! element.closest( 'template, dialog' ) &&
					! element.closest( core )?.matches( `:not([class*="eidan-"])` )
			)
			.map( ( element ) => {
				const { left, width, height } = element.getBoundingClientRect();
				const style = getComputedStyle( element );
				const { boxShadow, listStyleType, marginBlockStart, marginBlockEnd, textDecorationLine } = style;
				// Links in words of authors are the theme's, so are its buttons; a line below an image is not seen.
				const isOurs =
					element.matches( 'a:not( :has( img ), .wp-element-button )' ) && ! element.closest( authors );
				const line = isOurs ? textDecorationLine.replace( 'none', boxShadow ) : '';
				const isWords = element.matches( 'h2, h3, h4, h5, h6, p' );
				return {
					what: `${ one.dataset.fixture }: ${ element.tagName.toLowerCase() }.${ element.classList[ 0 ] ?? '' }`,
					// Words that need a line more say nothing of a list.
					sizes: [
						left - start,
						width,
						element.matches( 'img, svg' ) ? height : 0,
						...( isWords ? [ parseFloat( marginBlockStart ), parseFloat( marginBlockEnd ) ] : [] ),
					].map( Math.round ),
					isWords,
					marker: element.matches( 'li' )
						? listStyleType
						: line + ( element.matches( '.eidan-quote__caption' ) ? style.textAlign : '' ),
				};
			} );
	} );

type Sizes = ReturnType< typeof measure >;

/**
 * @param name   What was done to the page.
 * @param before What was measured before.
 * @param after  What is measured now.
 * @return What differs, in words; of like elements the first.
 */
const changed = ( name: string, before: Sizes, after: Sizes ): string[] => {
	const wrong = new Map< string, string >();
	after.forEach( ( { what, sizes, marker }, index ) => {
		const old = before[ index ];
		const moved = sizes.some( ( size, at ) => Math.abs( size - ( old?.sizes[ at ] ?? 0 ) ) > 1 );
		if ( ( moved || marker !== old?.marker ) && ! wrong.has( what ) ) {
			const [ was, is ] = [ old, { sizes, marker } ].map(
				( one ) => `${ one?.sizes.join( ' ' ) } ${ one?.marker }`
			);
			wrong.set( what, `${ name }, ${ what }: ${ was } → ${ is }` );
		}
	} );
	return [ ...wrong.values() ];
};

/** Runs in the page: does what plugins for WebP do. */
const putIntoPictures = () =>
	document.querySelectorAll( 'img' ).forEach( ( image ) => {
		const picture = document.createElement( 'picture' );
		image.replaceWith( picture );
		picture.append( image );
	} );

const firm: Probe = {
	question: 'rules of themes for texts do not reach what blocks are made of, nor do elements around images',
	async ask( { page } ) {
		await page.evaluate( () =>
			document.querySelector( '.wp-block-post-content' )?.classList.add( 'entry-content' )
		);
		await finishAnimations( page );
		const look = () => page.evaluate( measure, [ SECTION, OF_CORE, OF_AUTHORS ] as [ string, string, string ] );
		const before = await look();
		const wrong: string[] = [];
		for ( const [ name, css ] of Object.entries( { ...RULES, ...RULES_FOR_WORDS } ) ) {
			const style = await page.addStyleTag( { content: css } );
			const after = await look();
			const isKept = ( _: unknown, index: number ) => ! ( name in RULES_FOR_WORDS ) || after[ index ]?.isWords;
			wrong.push( ...changed( name, before.filter( isKept ), after.filter( isKept ) ) );
			await style.evaluate( ( element ) => ( element as HTMLElement ).remove() );
		}
		await page.evaluate( putIntoPictures );
		return [ ...wrong, ...changed( 'pictures', before, await look() ) ];
	},
	async control( show ) {
		const list = ( style: string ) =>
			show( {
				x: `<style>.eidan-x li.y{margin:0;list-style:none}${ style }</style><ul class="eidan-x"><li class="y">Words</li></ul>`,
			} );
		expect( await list( '.eidan-x.eidan-x{margin:0;padding:0}' ) ).toEqual( [] );
		expect( await list( '.eidan-x{margin:0;padding:0}' ) ).toEqual( [
			expect.stringContaining( 'lists, x: ul.eidan-x: 0 ' ),
			expect.stringContaining( 'lists, x: li.y: 0 ' ),
		] );
		expect( await show( { x: '<figure class="wp-block-image"><p>Words</p></figure>' } ) ).toEqual( [] );
		const image = ( selector: string ) =>
			show( {
				x: `<style>${ selector }{inline-size:40px;block-size:30px}</style><div class="eidan-y"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""></div>`,
			} );
		expect( await image( '.eidan-y img:not(._)' ) ).toEqual( [] );
		expect( await image( '.eidan-y > img:not(._)' ) ).toEqual( [
			expect.stringContaining( 'pictures, x: img.: 0 40 30' ),
		] );
	},
};

export const themeRules: Ground = {
	name: 'Rules of themes for texts',
	around: ( content ) => content,
	width: 1440,
	probes: [ firm ],
};
