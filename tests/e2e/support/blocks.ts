import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../../src/editor/validation/schema';

const ROOT = join( __dirname, '../../..' );

/** `npm run test:block` narrows the matrices to a block and what stands only inside it. */
const wanted = process.env.EIDAN_BLOCKS?.split( ',' );
const isWanted = ( slug: string ) => ! wanted || wanted.includes( slug );

/** A fixture: markup of a block as the editor saves it. */
export interface Fixture {
	/** File name without extension, for instance `tabbed-info__vertical`. */
	name: string;
	/** Folder name of the block. */
	slug: string;
	/** Markup that an older version of the block saved. */
	deprecated: boolean;
	content: string;
}

/** A block's metadata, as far as the matrices need it. */
export interface Metadata {
	name: string;
	attributes?: Record< string, Schema & { source?: string } >;
	parent?: string[];
	example?: object;
	/** The plugin without which the block has nothing to show. */
	eidanNeeds?: 'woocommerce';
}

/** Blocks that are looked at on one site, and their fixtures. */
export interface Stock {
	/** Ends the titles of their tests: those with `@shop` run in the project `shop`, on a site with WooCommerce. */
	tag: '' | ' @shop';
	/** Every fixture, the deprecated ones too. */
	allFixtures: Fixture[];
	/** Fixtures of what the blocks save today. */
	fixtures: Fixture[];
	/** block.json of every block, by folder name. */
	blocks: Record< string, Metadata >;
	/** Those that stand by themselves, not only inside a parent. */
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
			JSON.parse( readFileSync( join( ROOT, 'blocks', name, 'block.json' ), 'utf8' ) ) as Metadata,
		] )
);

const stockOf = ( tag: Stock[ 'tag' ], isTaken: ( slug: string ) => boolean ): Stock => {
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

/** Blocks that need no other plugin, and those that need a shop. The matrices walk over both. */
export const stocks: Stock[] = [ stockOf( '', isWanted ), stockOf( ' @shop', isWanted ) ].filter(
	( { blocks } ) => Object.keys( blocks ).length
);

/** Blocks that stand only in another one, and are looked at there. */
export const onlyInside = new Set(
	stocks.flatMap( ( { blocks } ) =>
		Object.entries( blocks ).flatMap( ( [ slug, { parent } ] ) => ( parent ? [ slug ] : [] ) )
	)
);

/** All blocks that need no other plugin, whichever blocks this run is about: for pages whose story is not a block's. */
export const wholeStock: Stock = stockOf( '', () => true );

/** Fixtures of blocks that need no other plugin. */
export const fixtures = stocks.find( ( { tag } ) => tag === '' )?.fixtures ?? [];
