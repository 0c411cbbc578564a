/**
 * Rules that themes have for what authors write: they mean lists, images and figures between paragraphs, and reach those
 * that a block is made of. They weigh a class and an element, and come after ours.
 */
import { expect } from '@playwright/test';
import { finishAnimations } from '../settled';
import { SECTION } from '../sheets';
import type { Probe } from '../probes/probe';
import type { Ground } from './ground';

/** By what they are for. Each is that of a theme many sites have. */
const RULES: Record< string, string > = {
	images: '.entry-content img{max-width:100%;height:auto}',
	lists: '.entry-content ul,.entry-content ol{margin:0 0 9px 25px;padding:0;list-style:disc}.entry-content li{margin-left:25px;list-style:disc}',
	figures: '.entry-content figure{margin:1em 40px}',
	icons: '.entry-content svg{width:100%;height:auto}',
	quotes: '.entry-content blockquote{margin:1em 40px;padding:1em 2em;border-left:5px solid}',
};

/** Core's blocks, also inside ours: the theme means them. */
const OF_CORE =
	'.wp-block-list, .wp-block-quote, .wp-block-image, .wp-block-gallery, .wp-block-post-template, .wp-block-cover, .wp-block-video';

/** Runs in the page. */
const measure = ( [ section, core ]: [ string, string ] ) =>
	[ ...document.querySelectorAll< HTMLElement >( section ) ].flatMap( ( one ) => {
		const start = one.getBoundingClientRect().left;
		return [ ...one.querySelectorAll( 'ul, ol, li, img, figure, svg, blockquote' ) ]
			.filter(
				( element ) =>
					element.checkVisibility() &&
					! element.closest( 'template, dialog' ) &&
					! element.closest( core )?.matches( `:not([class*="eidan-"])` )
			)
			.map( ( element ) => {
				const { left, width, height } = element.getBoundingClientRect();
				return {
					what: `${ one.dataset.fixture }: ${ element.tagName.toLowerCase() }.${ element.classList[ 0 ] ?? '' }`,
					// Words that need a line more say nothing of a list.
					sizes: [ left - start, width, element.matches( 'img, svg' ) ? height : 0 ].map( Math.round ),
					marker: element.matches( 'li' ) ? getComputedStyle( element ).listStyleType : '',
				};
			} );
	} );

const firm: Probe = {
	question: 'rules of themes for lists, images and figures in a text do not reach what blocks are made of',
	async ask( { page } ) {
		await page.evaluate( () =>
			document.querySelector( '.wp-block-post-content' )?.classList.add( 'entry-content' )
		);
		await finishAnimations( page );
		const look = () => page.evaluate( measure, [ SECTION, OF_CORE ] as [ string, string ] );
		const before = await look();
		const wrong: string[] = [];
		for ( const [ name, css ] of Object.entries( RULES ) ) {
			const style = await page.addStyleTag( { content: css } );
			const after = await look();
			await style.evaluate( ( element ) => ( element as HTMLElement ).remove() );
			for ( const [ index, { what, sizes, marker } ] of after.entries() ) {
				const old = before[ index ];
				const line = `${ name }, ${ what }: ${ old?.sizes.join( ' ' ) } ${ old?.marker } → ${ sizes.join( ' ' ) } ${ marker }`;
				const moved = sizes.some( ( size, at ) => Math.abs( size - ( old?.sizes[ at ] ?? 0 ) ) > 1 );
				if (
					( moved || marker !== old?.marker ) &&
					! wrong.some( ( one ) => one.startsWith( `${ name }, ${ what }` ) )
				) {
					wrong.push( line );
				}
			}
		}
		return wrong;
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
		expect(
			await show( {
				x: '<figure class="wp-block-image"><p>Words</p></figure>',
			} )
		).toEqual( [] );
	},
};

export const themeRules: Ground = {
	name: 'Rules of themes for texts',
	around: ( content ) => content,
	width: 1440,
	probes: [ firm ],
};
