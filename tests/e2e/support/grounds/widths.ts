/**
 * How wide blocks are in a parent that does not say it: as wide as core's gallery there, which stands at the top of the
 * page. What shows less than that anyway, an icon for instance, is no wider: each block is compared with itself in as
 * much room as the gallery has.
 */
import { expect } from '@playwright/test';
import { finishAnimations } from '../settled';
import { SECTION } from '../sheets';
import type { Probe } from '../probes/probe';

/** Class of the element whose children the blocks are. */
export const HOLDER = 'eidan-holder';

/** Name of the section with core's gallery. */
export const GALLERY = 'core-gallery';

/** Columns of lists with words are at least as wide, in CSS pixels, or as their parent. */
const COLUMN = 190;

/** Room that a block with a background keeps at its edges. */
const EDGES = 36;

/** Words of a list's item that make it one of words. */
const WORDS = 4;

/** Fixtures whose lists show logos or images, and words below or above them only if an author wants. */
const PICTURES = /^(clients|instagram-feed)-list/;

/**
 * Fixtures that are as wide as what is in them: one that stands in a query of core, and one image, which is as wide as
 * its file, as core's is.
 */
const FITTING = /^(portfolio-details|single-image)/;

interface Measured {
	name: string;
	/** How wide what is drawn is in its parent, and with as much room as the gallery has. */
	width: number;
	alone: number;
	/** Whether another block stands beside it. */
	shares: boolean;
	/** How far something reaches out of the parent. */
	over: number;
	/** Width of the narrowest item of a list with words. */
	column: number;
}

/** Runs in the page. */
const measure = ( [ section, holder, gallery, words ]: [ string, string, string, number ] ) => {
	// What stands at a place of the window has its width from there.
	const isFixed = ( element: Element | null ): boolean =>
		element !== null && ( getComputedStyle( element ).position === 'fixed' || isFixed( element.parentElement ) );
	const drawn = ( root: HTMLElement ) => {
		const own = root.getBoundingClientRect();
		let [ left, right ] = [ Infinity, -Infinity ];
		const add = ( rect: DOMRect ) => {
			// What is cut off or scrolls out of the block is not drawn in it.
			if ( rect.width && rect.height && rect.right > own.left && rect.left < own.right ) {
				left = Math.min( left, Math.max( rect.left, own.left ) );
				right = Math.max( right, Math.min( rect.right, own.right ) );
			}
		};
		for ( const element of [ root, ...root.querySelectorAll< HTMLElement >( '*' ) ] ) {
			if (
				! element.checkVisibility() ||
				element.closest( 'dialog, template' ) ||
				isFixed( element ) ||
				// Words for screen readers.
				element.getBoundingClientRect().width <= 1
			) {
				continue;
			}
			if ( element.matches( 'img, video, iframe, input, svg' ) ) {
				add( element.getBoundingClientRect() );
			}
			for ( const node of element.childNodes ) {
				if ( node.nodeType === 3 && node.textContent?.trim() ) {
					const range = document.createRange();
					range.selectNodeContents( node );
					[ ...range.getClientRects() ].forEach( add );
				}
			}
		}
		return Math.max( 0, right - left );
	};
	const blocks = ( of: Element ) =>
		[ ...of.querySelectorAll< HTMLElement >( `.${ holder } > *` ) ].filter(
			( element ) =>
				! element.matches( 'style, script, summary, dialog, template, .alignleft, .alignright' ) &&
				element.checkVisibility() &&
				! isFixed( element )
		);
	const sections = [ ...document.querySelectorAll< HTMLElement >( section ) ];
	const model = sections.find( ( { dataset } ) => dataset.fixture === gallery );
	const room = model ? ( blocks( model )[ 0 ]?.getBoundingClientRect().width ?? 0 ) : 0;
	const measured = sections
		.filter( ( one ) => one !== model )
		.flatMap( ( one ) =>
			blocks( one ).map( ( root, _, roots ) => {
				const parent = root.parentElement!.getBoundingClientRect();
				const { left, right } = root.getBoundingClientRect();
				const width = drawn( root );
				const columns = [
					...root.querySelectorAll< HTMLElement >( '.eidan-list__items > li, .eidan-slider__slide' ),
				]
					.filter( ( item ) => item.innerText.trim().split( /\s+/ ).length >= words )
					.map( ( item ) => item.getBoundingClientRect().width );
				const before = root.getAttribute( 'style' );
				root.style.cssText += `;inline-size:${ room }px!important;max-inline-size:none!important;flex:none!important;margin-inline:0!important`;
				const alone = drawn( root );
				// A word that is wider than the room is so everywhere.
				const bursts = root.scrollWidth > Math.ceil( room ) + 1;
				if ( before === null ) {
					root.removeAttribute( 'style' );
				} else {
					root.setAttribute( 'style', before );
				}
				return {
					name: one.dataset.fixture ?? '',
					width,
					alone,
					shares: roots.length > 1 && getComputedStyle( root.parentElement! ).flexDirection === 'row',
					over: bursts ? 0 : Math.max( right - parent.right, parent.left - left ),
					column: Math.min( Infinity, ...columns ),
				};
			} )
		);
	return { room, measured };
};

const faults = ( room: number, { name, width, alone, shares, over, column }: Measured ): string[] => [
	...( ! shares && ! FITTING.test( name ) && width < Math.min( alone, room ) - 4
		? [ `${ name }: ${ Math.round( width ) } of ${ Math.round( alone ) } px` ]
		: [] ),
	...( over > 1 ? [ `${ name }: ${ Math.round( over ) } px wider than its parent` ] : [] ),
	...( ! PICTURES.test( name ) && column < Math.min( COLUMN, room - EDGES )
		? [ `${ name }: a column of ${ Math.round( column ) } px` ]
		: [] ),
];

export const wide: Probe = {
	question: 'each block is as wide as a gallery of core, and its columns of words can be read',
	async ask( { page } ) {
		await finishAnimations( page );
		const { room, measured } = await page.evaluate( measure, [ SECTION, HOLDER, GALLERY, WORDS ] as [
			string,
			string,
			string,
			number,
		] );
		return [
			...( room < 100 ? [ `the gallery is ${ room } px wide` ] : [] ),
			...measured.flatMap( ( one ) => faults( room, one ) ),
		];
	},
	async control( show ) {
		const within = ( style: string, block: string ) =>
			`<div class="${ HOLDER }" style="${ style }">${ block }</div>`;
		const stack = 'display:flex;flex-direction:column;align-items:start;inline-size:400px';
		const picture = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" style="width:100%;height:40px">';
		const asked = ( block: string ) =>
			show( {
				[ GALLERY ]: within( stack, '<figure style="margin:0;inline-size:100%">Pictures</figure>' ),
				x: within( stack, block ),
			} );
		expect( await asked( `<div style="inline-size:100%">${ picture }</div>` ) ).toEqual( [] );
		expect( await asked( '<p style="margin:0">Words</p>' ), 'words are as wide as they are' ).toEqual( [] );
		expect( await asked( `<div style="container-type:inline-size">${ picture }</div>` ) ).toEqual( [
			'x: 0 of 400 px',
		] );
		expect( await asked( `<div style="inline-size:100px">${ picture }</div>` ) ).toEqual( [ 'x: 100 of 400 px' ] );
		expect( await asked( `<div style="inline-size:430px">${ picture }</div>` ) ).toEqual( [
			'x: 30 px wider than its parent',
		] );
		const list = ( words: string ) =>
			asked(
				`<ul class="eidan-list__items" style="inline-size:100%;display:flex;margin:0;padding:0"><li style="inline-size:100px">${ words }</li><li style="inline-size:300px">${ picture }</li></ul>`
			);
		expect( await list( 'A few words more' ) ).toEqual( [ 'x: a column of 100 px' ] );
		expect( await list( 'Name' ) ).toEqual( [] );
	},
};
