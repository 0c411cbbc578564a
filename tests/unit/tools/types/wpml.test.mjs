import { join } from 'node:path';
import { placesOf, wpmlConfig } from '../../../../tools/types/wpml.mjs';
import { readBlocks } from '../../../../tools/types/write.mjs';

const all = Object.values( readBlocks( join( __dirname, '../../../..' ) ) );

const names = ( attributes ) => placesOf( attributes ).map( ( { path } ) => path.join( '.' ) );

it( 'finds words in attributes, however deep', () => {
	expect(
		names( {
			label: { type: 'string' },
			filter: {
				type: 'object',
				properties: {
					all: { type: 'string' },
					groups: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } },
				},
			},
		} )
	).toEqual( [ 'label', 'filter.all', 'filter.groups.*.label' ] );
} );

it( 'leaves out what nobody reads', () => {
	expect(
		names( {
			layout: { type: 'string', enum: [ 'grid' ] },
			color: { type: 'string', pattern: '^#' },
			rel: { type: 'string' },
			columns: { type: 'number' },
			media: { type: 'object', properties: { url: { type: 'string' }, alt: { type: 'string' } } },
		} )
	).toEqual( [ 'media.alt' ] );
} );

it( 'says where words are in HTML, and which are links', () => {
	const xml = wpmlConfig( {
		'eidan/one': {
			attributes: {
				alt: { type: 'string', source: 'attribute', selector: 'img', attribute: 'alt' },
				href: { type: 'string', source: 'attribute', selector: 'figure > a', attribute: 'href' },
				title: { type: 'rich-text', source: 'rich-text', selector: '.eidan-one__title' },
				url: { type: 'string' },
			},
		},
	} );
	expect( xml ).toContain( '<xpath>//img/@alt</xpath>' );
	expect( xml ).toContain( '<xpath type="link">//figure/a/@href</xpath>' );
	expect( xml ).toContain( '<xpath>//*[contains(concat(" ", @class, " "), " eidan-one__title ")]</xpath>' );
	expect( xml ).toContain( '<key name="url" type="link"/>' );
} );

// Authors type into attributes with the role "content". What is no name of an icon and no address is words.
it.each( all.map( ( block ) => [ block.name, block ] ) )(
	'%s: everything that authors type is translated',
	( _, block ) => {
		const found = names( block.attributes ?? {} );
		const typed = Object.entries( block.attributes ?? {} )
			.filter(
				( [ name, schema ] ) =>
					schema.role === 'content' &&
					[ schema.type ].flat().some( ( type ) => /string|rich/.test( type ) ) &&
					! schema.enum &&
					! schema.pattern &&
					! [ 'url', 'src' ].includes( name )
			)
			.map( ( [ name ] ) => name );
		expect( found ).toEqual( expect.arrayContaining( typed ) );
	}
);
