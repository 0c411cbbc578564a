/** Which blocks have a number of columns for each width, and where they keep it. */
import gallery from '../../../../blocks/image-gallery/block.json';
import menu from '../../../../blocks/menu/block.json';
import posts from '../../../../blocks/blog-list/block.json';
import { columnsOf } from '../../../../src/editor/widths/columns-of';

const of = (
	{ name, attributes: schema }: { name: string; attributes: object },
	attributes: Record< string, unknown >
) => columnsOf( { name, attributes }, schema as never );

it( 'finds them in one attribute, and changes one width only', () => {
	const found = of( posts, { layout: 'grid', columns: { desktop: 5 } } );
	expect( found?.value ).toEqual( { desktop: 5 } );
	expect( found?.defaults ).toEqual( { desktop: 3, tablet: 2, phone: 1 } );
	expect( found?.schema.tablet.maximum ).toBe( 4 );
	expect( found?.toAttributes( { phone: 2 } ) ).toEqual( { columns: { desktop: 5, phone: 2 } } );
} );

it( 'finds them in three attributes', () => {
	const found = of( gallery, { layout: 'masonry', columns: 4, columnsTablet: 3, columnsMobile: 2 } );
	expect( found?.value ).toEqual( { desktop: 4, tablet: 3, phone: 2 } );
	expect( found?.toAttributes( { phone: 1 } ) ).toEqual( { columnsMobile: 1 } );
} );

it( 'finds none where the layout has none, nor in other blocks', () => {
	expect( of( posts, { layout: 'side' } ) ).toBeNull();
	expect( of( gallery, { layout: 'slider' } ) ).toBeNull();
	expect( of( menu, {} ) ).toBeNull();
	expect( columnsOf( { name: 'core/columns', attributes: {} }, undefined ) ).toBeNull();
} );
