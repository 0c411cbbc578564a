/**
 * Which post a wide drop-down has its blocks from, and where the canvas has the button that opens it.
 */
import { entityOf } from '../../../../../blocks/menu/editor/entity';
import { groundOf, placesIn } from '../../../../../blocks/menu/editor/places';

it.each( [
	[ 'pattern:12', 'theme', { postType: 'wp_block', id: 12 } ],
	[ 'part:services', 'theme', { postType: 'wp_template_part', id: 'theme//services' } ],
	[ 'part:services', undefined, null ],
	[ 'pattern:x', 'theme', null ],
	[ 'pattern:', 'theme', null ],
	[ 'part:', 'theme', null ],
	[ '', 'theme', null ],
] )( '%s of %s', ( value, stylesheet, entity ) => {
	expect( entityOf( value, stylesheet ) ).toEqual( entity );
} );

const boxes: Record< string, [ x: number, y: number, width: number, height: number ] > = {};

beforeEach( () => {
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation( function ( this: Element ) {
		const [ x, y, width, height ] = boxes[ this.id || ( this.getAttribute( 'class' ) ?? '' ) ] ?? [ 0, 0, 0, 0 ];
		return { left: x, top: y, right: x + width, bottom: y + height, width, height } as DOMRect;
	} );
	Object.assign( boxes, {
		'editor-styles-wrapper': [ 10, 0, 1000, 800 ],
		'wp-block-eidan-header': [ 10, 0, 1000, 110 ],
		block: [ 500, 40, 400, 30 ],
		a: [ 600, 40, 100, 30 ],
		'eidan-menu__sign': [ 680, 45, 20, 20 ],
		b: [ 720, 40, 80, 30 ],
		hidden: [ 0, 0, 0, 0 ],
	} );
	document.body.innerHTML = `<div class="editor-styles-wrapper"><div class="wp-block-eidan-header"><div id="block">
		<nav class="is-form-bar"><ul>
			<li id="a" data-eidan-wide="pattern:1"><span class="eidan-menu__title">Work</span><details><summary><svg class="eidan-menu__sign"></svg></summary><ul><li id="deep" data-eidan-wide="pattern:2"></li></ul></details></li>
			<li id="b" data-eidan-wide="pattern:1" data-eidan-boxed><span class="eidan-menu__title">Draft</span></li>
			<li id="hidden" data-eidan-wide="pattern:3"></li>
			<li id="narrow"></li>
		</ul></nav></div></div></div>`;
} );
afterEach( () => jest.restoreAllMocks() );

const block = () => document.getElementById( 'block' )!;

it( 'finds the items of the bar that are seen, each with a key of its own, at their sign or behind their words', () => {
	expect( placesIn( block() ) ).toEqual( [
		{ key: 'pattern:1#0', value: 'pattern:1', isBoxed: false, title: 'Work', x: 195, y: 15 },
		{ key: 'pattern:1#1', value: 'pattern:1', isBoxed: true, title: 'Draft', x: 316, y: 15 },
	] );
} );

it( 'has the buttons on the other side where text goes from right to left', () => {
	for ( const id of [ 'a', 'b' ] ) {
		document.getElementById( id )!.style.direction = 'rtl';
	}
	expect( placesIn( block() ).map( ( { x } ) => x ) ).toEqual( [ 185, 204 ] );
} );

it( 'opens below the header as wide as the canvas, below the menu where there is no header', () => {
	expect( groundOf( block() ) ).toEqual( { left: -490, top: 70, width: 1000 } );
	document.querySelector( '.wp-block-eidan-header' )!.className = 'other';
	expect( groundOf( block() ) ).toEqual( { left: -490, top: 30, width: 1000 } );
} );
