/**
 * A project for each test that is run alone (alone.mjs): then each has a worker of its own, and all share the set-up.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import base from '../../playwright.config';

const CHECKOUT = join( __dirname, '..', '..' );

interface Lonely {
	project: string;
	file: string;
	titles: string[];
}

const list = JSON.parse( readFileSync( process.env.EIDAN_ALONE ?? '', 'utf8' ) ) as Lonely[];

const literally = ( text: string ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

/** The projects whose sites are used, without tests of their own. */
const hosts: Project[] = ( base.projects ?? [] )
	.filter( ( { name } ) => list.some( ( { project } ) => project === name ) )
	.map( ( { name = '', metadata } ) => ( { name, metadata, testMatch: [], testIgnore: /./ } ) );

// Two configurations given to defineConfig() would have the projects of both.
export default defineConfig( {
	...base,
	testDir: join( CHECKOUT, 'tests', 'e2e' ),
	outputDir: join( CHECKOUT, 'artifacts', 'browser' ),
	globalSetup: join( CHECKOUT, 'tests', 'e2e', 'setup', 'global.ts' ),
	retries: 0,
	// What a file prepares on a site of all would be prepared twice at the same time.
	workers: 1,
	projects: [
		...hosts,
		...list.map( ( { project, file, titles }, index ) => ( {
			name: `${ project }-alone-${ index + 1 }`,
			testMatch: join( CHECKOUT, 'tests', 'e2e', file ),
			grep: new RegExp( `\\.spec\\.ts\\s+${ titles.map( literally ).join( '\\s+' ) }$` ),
			metadata: { ...hosts.find( ( { name } ) => name === project )?.metadata, site: project },
		} ) ),
	],
} );
