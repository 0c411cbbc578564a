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
}

/** Every fixture, the deprecated ones too. */
export const allFixtures: Fixture[] = readdirSync( join( ROOT, 'tests/fixtures/blocks' ) )
	.filter( ( file ) => file.endsWith( '.html' ) )
	.map( ( file ) => {
		const name = file.slice( 0, -5 );
		return {
			name,
			slug: name.split( '__' )[ 0 ] ?? name,
			deprecated: name.includes( '__deprecated' ),
			content: readFileSync( join( ROOT, 'tests/fixtures/blocks', file ), 'utf8' ),
		};
	} )
	.filter( ( { slug } ) => isWanted( slug ) );

/** Fixtures of what the blocks save today. */
export const fixtures = allFixtures.filter( ( { deprecated } ) => ! deprecated );

/** block.json of every block, by folder name. */
export const blocks: Record< string, Metadata > = Object.fromEntries(
	readdirSync( join( ROOT, 'blocks' ), { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() && isWanted( entry.name ) )
		.map( ( { name } ) => [ name, JSON.parse( readFileSync( join( ROOT, 'blocks', name, 'block.json' ), 'utf8' ) ) as Metadata ] )
);

/** Names of the blocks that stand by themselves, not only inside a parent. */
export const topLevel = Object.values( blocks ).filter( ( { parent } ) => ! parent );
