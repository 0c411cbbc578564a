/**
 * Tests of the blueprints by which WordPress Playground tries the plugin out. `npm run blueprints` runs them for real.
 *
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import schema from '../../../../node_modules/@wp-playground/blueprints/blueprint-schema.json';
import { locally, pluginsOf } from '../../../../tools/blueprints/local.mjs';

const ROOT = join( __dirname, '../../../..' );
const FOLDER = join( ROOT, '.wordpress-org/blueprints' );
const read = ( name ) => JSON.parse( readFileSync( join( FOLDER, name ), 'utf8' ) );
const names = readdirSync( FOLDER );

// Formats such as URIs are not part of Ajv, and the schema's dialect has words of its own.
const isValid = new Ajv( { strict: false, validateFormats: false } ).compile( {
	...schema,
	$schema: 'http://json-schema.org/draft-07/schema',
} );

const code = ( blueprint ) => blueprint.steps.find( ( { step } ) => step === 'runPHP' ).code;

it( 'the schema refuses what Playground would', () => {
	expect( isValid( { steps: [ { step: 'loginn' } ] } ) ).toBe( false );
} );

it( 'there is one without a shop, which wordpress.org shows, and one with a shop', () => {
	expect( names.sort() ).toEqual( [ 'blueprint.json', 'shop.json' ] );
	expect( pluginsOf( read( 'blueprint.json' ) ) ).toEqual( [ 'eidan' ] );
	expect( pluginsOf( read( 'shop.json' ) ) ).toEqual( [ 'woocommerce', 'eidan' ] );
} );

describe.each( names )( '%s', ( name ) => {
	const blueprint = read( name );

	it( 'is a blueprint by Playground’s schema, also with the archives of this machine', () => {
		isValid( blueprint );
		expect( isValid.errors ).toBeNull();
		isValid( locally( blueprint ) );
		expect( isValid.errors ).toBeNull();
	} );

	it( 'imports a starter and a style that there are', () => {
		const [ , starter, style ] = /import\( true, null, '(\w+)', '(\w+)' \)/.exec( code( blueprint ) );
		expect( existsSync( join( ROOT, 'assets/demo/starters', starter, 'starter.json' ) ) ).toBe( true );
		expect( existsSync( join( ROOT, 'assets/demo/looks', style, 'look.json' ) ) ).toBe( true );
	} );

	it( 'runs on the oldest PHP of the plugin or a newer one, and logs in before it does anything', () => {
		const [ , oldest ] = /Requires PHP:\s*(\S+)/.exec( readFileSync( join( ROOT, 'plugin.php' ), 'utf8' ) );
		expect( Number( blueprint.preferredVersions.php ) ).toBeGreaterThanOrEqual( Number( oldest ) );
		expect( blueprint.steps[ 0 ] ).toEqual( { step: 'login', username: 'admin' } );
	} );
} );

it( 'a plugin from anywhere else has no archive', () => {
	expect( () =>
		locally( {
			steps: [ { step: 'installPlugin', pluginData: { resource: 'url', url: 'https://example.org/a.zip' } } ],
		} )
	).toThrow( 'No archive' );
} );
