/**
 * Parents that give their children no width of their own: core's flex and grid layouts, and narrow boxes of other
 * plugins. What is asked is in widths.ts.
 */
import type { Page } from '@playwright/test';
import type { Ground } from './ground';
import { HOLDER, wide } from './widths';

/**
 * @param name       Name of a block of core, without `core/`.
 * @param attributes Its attributes.
 * @param html       Its HTML around what is in it.
 */
const core =
	( name: string, attributes: object, [ before, after ]: [ string, string ] ) =>
	( content: string ) =>
		`<!-- wp:${ name } ${ JSON.stringify( attributes ) } -->${ before }${ content }${ after }<!-- /wp:${ name } -->`;

const group = ( layout: object, className = HOLDER ) =>
	core( 'group', { className, layout }, [ `<div class="wp-block-group ${ className }">`, '</div>' ] );

const column = ( width: string, className = '' ) =>
	core( 'column', { width, className }, [
		`<div class="wp-block-column ${ className }" style="flex-basis:${ width }">`,
		'</div>',
	] );

/** Of other plugins, and of themes: an element with a style of its own. */
const box = ( style: string, className = HOLDER ) => {
	const html = ( code: string ) => `<!-- wp:html -->${ code }<!-- /wp:html -->`;
	return ( content: string ) =>
		`${ html( `<div class="${ className }" style="${ style }">` ) }${ content }${ html( '</div>' ) }`;
};

/** A group as wide as text is, that holds others. */
const within = ( width: number, inner: ( content: string ) => string ) => ( content: string ) =>
	box( `inline-size:${ width }px`, '' )( inner( content ) );

const PICTURE = '/wp-content/plugins/eidan/assets/demo/images/handrail-640x769.webp';

const row = group( { type: 'flex', flexWrap: 'nowrap' } );
const stack = group( { type: 'flex', orientation: 'vertical' } );
const grid = group( { type: 'grid', minimumColumnWidth: '16rem' } );

/** What begins without any room: sliders, masonries and rows that measure themselves find none. */
const CLOSED = 'Details that a visitor opens';

const openAll = ( page: Page ) =>
	page
		.locator( `details.${ HOLDER }` )
		.evaluateAll( ( all ) => all.forEach( ( details ) => ( ( details as HTMLDetailsElement ).open = true ) ) );

const AROUND: Record< string, Ground[ 'around' ] > = {
	Row: row,
	Stack: stack,
	'Stack that centers': group( { type: 'flex', orientation: 'vertical', justifyContent: 'center' } ),
	Grid: grid,
	'a column of 25 %': ( content ) =>
		core( 'columns', { align: 'wide' }, [ '<div class="wp-block-columns alignwide">', '</div>' ] )(
			column( '25%', HOLDER )( content ) + column( '75%' )( '' )
		),
	Cover: core( 'cover', { overlayColor: 'contrast', isUserOverlayColor: true, layout: { type: 'default' } }, [
		`<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container ${ HOLDER }">`,
		'</div></div>',
	] ),
	'Media & Text': core( 'media-text', { mediaType: 'image' }, [
		`<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="${ PICTURE }" alt=""/></figure><div class="wp-block-media-text__content ${ HOLDER }">`,
		'</div></div>',
	] ),
	[ CLOSED ]: core( 'details', { className: HOLDER }, [
		`<details class="wp-block-details ${ HOLDER }"><summary>More</summary>`,
		'</details>',
	] ),
	'a box of 260 px': box( 'inline-size:260px' ),
	'a Stack of 320 px': within( 320, stack ),
	'a Row of 380 px': within( 380, row ),
	'a Grid of 440 px': within( 440, grid ),
	'a box of 500 px': box( 'inline-size:500px' ),
	'a flex column of another plugin': box( 'display:flex;flex-direction:column;align-items:center' ),
	'a flex row of another plugin, 500 px': within( 500, box( 'display:flex;flex-wrap:wrap;align-items:start' ) ),
	'a grid of another plugin': box( 'display:grid;justify-items:start' ),
};

export const parents: Ground[] = Object.entries( AROUND ).map( ( [ name, around ] ) => ( {
	name,
	around,
	width: 1440,
	...( name === CLOSED ? { enter: openAll } : {} ),
	probes: [ wide ],
} ) );
