import { createBlock, registerBlockType } from '@wordpress/blocks';

import {
	fromAccordion,
	fromDetails,
	fromHeadings,
	fromTabs,
	toAccordion,
	toDetails,
	toHeadings,
	toTabs,
} from '../../../../blocks/tabbed-info/transforms';

const names = [
	'core/paragraph',
	'core/heading',
	'core/details',
	'core/accordion',
	'core/accordion-item',
	'core/accordion-heading',
	'core/accordion-panel',
	'core/tabs',
	'core/tab-list',
	'core/tab-panels',
	'core/tab-panel',
	'eidan/tabbed-info',
	'eidan/tabbed-info-item',
];
const keys =
	'content level title subtitle open mode name summary showContent tabs label activeTabIndex autoclose headingLevel openByDefault orientation titles layout style backgroundColor textColor fontSize fontFamily align anchor';

beforeAll( () =>
	names.forEach( ( name ) =>
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries( keys.split( ' ' ).map( ( key ) => [ key, {} ] ) ),
			save: () => null,
		} as never )
	)
);

const text = ( content: string ) => createBlock( 'core/paragraph', { content } );
const heading = ( content: string, level = 2 ) => createBlock( 'core/heading', { content, level } );

type Tree = { name: string; attributes: Record< string, unknown >; innerBlocks: Tree[] };
const outline = ( block: unknown ) =>
	( block as Tree ).innerBlocks.map( ( { attributes: { title, open, level }, innerBlocks } ) => ( {
		title,
		open,
		level,
		content: innerBlocks.map( ( { attributes } ) => attributes.content ),
	} ) );

const info = ( mode = 'toggle' ) =>
	createBlock( 'eidan/tabbed-info', { mode }, [
		createBlock( 'eidan/tabbed-info-item', { title: 'One', level: 4, open: false }, [ text( 'a' ) ] ),
		createBlock( 'eidan/tabbed-info-item', { title: 'Two <em>x</em>', level: 4, open: true }, [
			text( 'b' ),
			text( 'c' ),
		] ),
	] );

describe( 'transforms of tabbed info', () => {
	it( 'makes an item of each heading of the first level', () => {
		const result = fromHeadings( [
			heading( 'One' ),
			text( 'a' ),
			heading( 'Below', 3 ),
			heading( 'Two' ),
			text( 'b' ),
		] );
		expect( outline( result ) ).toEqual( [
			{ title: 'One', open: true, level: 2, content: [ 'a', 'Below' ] },
			{ title: 'Two', open: false, level: 2, content: [ 'b' ] },
		] );
	} );

	it( 'goes to core tabs and back', () => {
		const { attributes, innerBlocks } = info();
		const tabs = toTabs( attributes as never, innerBlocks );
		expect( tabs.attributes.activeTabIndex ).toBe( 1 );
		expect( tabs.innerBlocks[ 1 ]!.innerBlocks[ 1 ]!.attributes.label ).toBe( 'Two x' );
		const back = fromTabs( tabs.attributes, tabs.innerBlocks );
		expect( outline( back ).map( ( { title, open, content } ) => [ title, open, content ] ) ).toEqual( [
			[ 'One', false, [ 'a' ] ],
			[ 'Two <em>x</em>', true, [ 'b', 'c' ] ],
		] );
	} );

	it( 'keeps colours, fonts and orientation in core tabs and back', () => {
		const look = {
			align: 'wide',
			backgroundColor: 'contrast',
			style: { color: { text: '#123456' } },
			orientation: 'vertical',
			titles: {
				color: { text: 'var:preset|color|accent-1', background: '#abcdef' },
				typography: { fontSize: 'var:preset|font-size|large' },
			},
		};
		const panel = { style: { color: { background: '#fedcba' } }, textColor: 'base' };
		const tabs = toTabs(
			{ mode: 'tabs', ...look } as never,
			[ createBlock( 'eidan/tabbed-info-item', { title: 'One', ...panel } ) ] as never
		);
		expect( tabs.attributes ).toMatchObject( { align: 'wide', backgroundColor: 'contrast', style: look.style } );
		expect( tabs.innerBlocks[ 0 ]!.attributes ).toMatchObject( {
			layout: { orientation: 'vertical' },
			textColor: 'accent-1',
			fontSize: 'large',
			style: { color: { background: '#abcdef' } },
		} );
		const back = fromTabs( tabs.attributes, tabs.innerBlocks );
		expect( back.attributes ).toMatchObject( look );
		expect( back.innerBlocks[ 0 ]!.attributes ).toMatchObject( panel );
		const plain = fromTabs(
			{},
			toTabs( { mode: 'tabs', orientation: 'horizontal', titles: {} } as never, back.innerBlocks ).innerBlocks
		);
		expect( plain.attributes.orientation ).toBeUndefined();
		expect( plain.attributes.titles ).toBeUndefined();
	} );

	it.each( [ 'accordion', 'toggle' ] )( 'goes to a core accordion and back as %s', ( mode ) => {
		const { attributes, innerBlocks } = info( mode );
		const accordion = toAccordion( attributes as never, innerBlocks );
		const back = fromAccordion( accordion.attributes, accordion.innerBlocks );
		expect( back.attributes.mode ).toBe( mode );
		expect( outline( back ) ).toEqual( outline( info( mode ) ) );
	} );

	it( 'goes to details and back', () => {
		const { attributes, innerBlocks } = info();
		const details = toDetails( attributes as never, innerBlocks );
		expect( details.map( ( block ) => block.attributes ) ).toEqual( [
			{ summary: 'One', showContent: false },
			{ summary: 'Two <em>x</em>', showContent: true },
		] );
		const back = fromDetails(
			details.map( ( block ) => block.attributes ),
			details.map( ( block ) => block.innerBlocks )
		);
		expect( outline( back ).map( ( { open, content } ) => [ open, content ] ) ).toEqual( [
			[ false, [ 'a' ] ],
			[ true, [ 'b', 'c' ] ],
		] );
	} );

	it( 'goes to headings with their content', () => {
		const { attributes, innerBlocks } = info();
		expect( toHeadings( attributes as never, innerBlocks ).map( ( block ) => block.attributes ) ).toEqual( [
			{ content: 'One', level: 4 },
			{ content: 'a' },
			{ content: 'Two <em>x</em>', level: 4 },
			{ content: 'b' },
			{ content: 'c' },
		] );
	} );
} );
