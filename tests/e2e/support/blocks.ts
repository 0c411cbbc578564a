import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../../src/editor/validation/schema';

const ROOT = join( __dirname, '../../..' );

/** `npm run test:block` limits the matrices to these slugs: one block and the blocks that stand only inside it. */
const wanted = process.env.EIDAN_BLOCKS?.split( ',' );
const isWanted = ( slug: string ) => ! wanted || wanted.includes( slug );

/** A fixture: the markup of a block, as the editor saves it. */
export interface Fixture {
	/** File name without its extension, for instance `tabbed-info__vertical`. */
	name: string;
	/** Folder name of the block. */
	slug: string;
	/** Whether an older version of the block saved this markup. */
	deprecated: boolean;
	content: string;
}

/** The parts of a block's block.json that the matrices use. */
export interface Metadata {
	name: string;
	attributes?: Record< string, Schema & { source?: string } >;
	parent?: string[];
	example?: object;
	/** The plugin that the block needs to show anything. */
	eidanNeeds?: 'woocommerce';
}

/** The blocks that one kind of site can show, with their fixtures. */
export interface BlockSet {
	/** Ends the titles of their tests. Tests with `@shop` run in the project `shop`, on a site with WooCommerce. */
	tag: '' | ' @shop';
	/** All fixtures, including those with deprecated markup. */
	allFixtures: Fixture[];
	/** The fixtures with markup that the blocks save today. */
	fixtures: Fixture[];
	/** block.json of each block, by folder name. */
	blocks: Record< string, Metadata >;
	/** The blocks that can stand by themselves, not only inside a parent. */
	topLevel: Metadata[];
}

const everyFixture: Fixture[] = readdirSync( join( ROOT, 'tests/fixtures/blocks' ) )
	.filter( ( file ) => file.endsWith( '.html' ) )
	.map( ( file ) => {
		const name = file.slice( 0, -5 );
		return {
			name,
			slug: name.split( '__' )[ 0 ] ?? name,
			deprecated: name.includes( '__deprecated' ),
			content: readFileSync( join( ROOT, 'tests/fixtures/blocks', file ), 'utf8' ),
		};
	} );

const everyBlock: Record< string, Metadata > = Object.fromEntries(
	readdirSync( join( ROOT, 'blocks' ), { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => [
			name,
			JSON.parse( readFileSync( join( ROOT, 'build', name, 'block.json' ), 'utf8' ) ) as Metadata,
		] )
);

const blockSetOf = ( tag: BlockSet[ 'tag' ], isTaken: ( slug: string ) => boolean ): BlockSet => {
	const blocks = Object.fromEntries(
		Object.entries( everyBlock ).filter(
			( [ slug, { eidanNeeds } ] ) => isTaken( slug ) && ( eidanNeeds === 'woocommerce' ) === ( tag !== '' )
		)
	);
	const allFixtures = everyFixture.filter( ( { slug } ) => slug in blocks );
	return {
		tag,
		allFixtures,
		fixtures: allFixtures.filter( ( { deprecated } ) => ! deprecated ),
		blocks,
		topLevel: Object.values( blocks ).filter( ( { parent } ) => ! parent ),
	};
};

/** The blocks that need no other plugin, and those that need a shop. The matrices go through both. */
export const blockSets: BlockSet[] = [ blockSetOf( '', isWanted ), blockSetOf( ' @shop', isWanted ) ].filter(
	( { blocks } ) => Object.keys( blocks ).length
);

/** Folder names of blocks that stand only inside another block. They are checked there. */
export const onlyInside = new Set(
	blockSets.flatMap( ( { blocks } ) =>
		Object.entries( blocks ).flatMap( ( [ slug, { parent } ] ) => ( parent ? [ slug ] : [] ) )
	)
);

/** All blocks that need no other plugin, even if the run is limited to a block: for tests that concern no one block. */
export const wholeBlockSet: BlockSet = blockSetOf( '', () => true );

/** All fixtures, even if the run is limited to a block. */
export const wholeFixtures: readonly Fixture[] = everyFixture;

/** The fixtures of the blocks that need no other plugin. */
export const fixtures = blockSets.find( ( { tag } ) => tag === '' )?.fixtures ?? [];
