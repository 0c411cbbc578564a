import { existsSync, readdirSync, readFileSync } from 'fs';

/** The parts of block.json that this file uses. */
interface Metadata {
	attributes?: Record< string, { role?: string } >;
	supports?: { contentRole?: boolean };
}

const files = [ 'blocks', 'tools/new-block/template' ].flatMap( ( folder ) =>
	readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => /(^|\/)block\.json$/.test( file ) )
		.map( ( file ) => `${ folder }/${ file }` )
);

// WordPress 7 inserts a pattern so that only its content can be changed. Blocks that declare no content cannot even be
// selected there: the buttons of an empty list, and "Show open" of a panel, do nothing.
test.each( files )( 'the block of %s can be selected in a pattern', ( file ) => {
	expect( existsSync( file ) ).toBe( true );
	const { attributes = {}, supports = {} } = JSON.parse( readFileSync( file, 'utf8' ) ) as Metadata;
	const hasContent = Object.values( attributes ).some( ( { role } ) => role === 'content' );
	expect( hasContent || supports.contentRole === true ).toBe( true );
} );
