/** What the dialog offers that shows blocks out of patterns as images. */
import { registerBlockType } from '@wordpress/blocks';
import { offersOf } from '../../../../src/editor/patterns/offers';

beforeAll( () => {
	for ( const name of [ 'eidan/panel', 'eidan/header', 'core/group' ] ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries(
				[ 'label', 'anchor', 'metadata', 'kind' ].map( ( attribute ) => [ attribute, {} ] )
			),
			save: () => null,
		} as never );
	}
} );

const pattern = ( title: string, content: string ) => ( { name: title.toLowerCase(), title, content } );
const titles = ( ...patterns: ReturnType< typeof pattern >[] ) =>
	offersOf( patterns, 'eidan/panel' ).map( ( { title } ) => title );

it( 'is called by the name of the block, at any depth, else by that of its pattern', () => {
	expect(
		titles(
			pattern(
				'Header of a shop',
				'<!-- wp:group --><!-- wp:eidan/panel {"label":"Menu"} /--><!-- /wp:group -->'
			),
			pattern( 'Section', '<!-- wp:eidan/panel {"label":"Contact","metadata":{"name":"Ways to us"}} /-->' ),
			pattern( 'Plain', '<!-- wp:eidan/panel {"kind":"popup"} /-->' ),
			pattern( 'Other', '<!-- wp:eidan/header /-->' )
		)
	).toEqual( [ 'Menu', 'Ways to us', 'Plain' ] );
} );

it( 'is there once, whatever its anchor', () => {
	expect(
		titles(
			pattern( 'One', '<!-- wp:eidan/panel {"label":"Menu","anchor":"a"} /-->' ),
			pattern( 'Two', '<!-- wp:eidan/panel {"label":"Menu","anchor":"b"} /-->' ),
			pattern( 'Three', '<!-- wp:eidan/panel {"label":"Menu","kind":"popup"} /-->' )
		)
	).toEqual( [ 'Menu', 'Menu' ] );
} );
