/**
 * What somebody may not do: each question for it in the code, and what stands in place of the control that is missing
 * then. What the media library needs is in permission-notice.test.tsx beside this file, who may use our own routes in
 * tests/php/Rest/RoutesTest.php, and what WordPress refuses in tests/e2e/matrix-contributor.spec.ts.
 */
import { render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { globSync } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { Empty as InstagramEmpty } from '../../../blocks/instagram-feed-list/placeholder';
import { ListEmpty } from '../../../src/editor/list/empty';
import { WideDropDown } from '../../../src/editor/menus/wide-drop-down';
import { SampleBar } from '../../../src/editor/sample/bar';
import { Inside } from '../../../src/menu-items/inside';
import { MenuItemsPanel, StartMenu } from '../../../src/menu-items/menu-items';

type Answer = boolean | undefined;

let mockAnswer: Answer;
/** A question whose answer is no, whatever the others' is. */
let mockDenied = '';
const mockAsked: string[] = [];
const mockNone: object[] = [];

jest.mock( '../../../src/editor/stores', () => ( {
	...jest.requireActual< object >( '../../../src/editor/stores' ),
	selectCore: () => ( {
		canUser( action: string, { name }: { name: string } ) {
			const right = `${ action } ${ name }`;
			mockAsked.push( right );
			return right === mockDenied ? false : mockAnswer;
		},
		getEntityRecords: () => mockNone,
		getCurrentTheme: () => undefined,
		getLastEntitySaveError: () => undefined,
		getEditedEntityRecord: () => undefined,
		hasFinishedResolution: () => true,
		hasEditsForEntityRecord: () => false,
	} ),
} ) );

// WordPress measures its placeholder.
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

/** The server never answers: what is shown then depends on nothing but what somebody may do. */
beforeAll( () => apiFetch.setFetchHandler( () => new Promise( () => {} ) ) );
beforeEach( () => ( mockAsked.length = 0 ) );

const ITEMS = 'You are not allowed to add these items on this site. Ask an editor or an administrator.';
const MENUS = 'You are not allowed to edit menus on this site. Ask an administrator.';
const SETTINGS = 'You are not allowed to connect an account on this site. Ask an administrator.';

const words = { none: 'None yet.', noMatch: 'No match.', all: 'Show all', add: 'Add a member' };
const chosen = { menu: '', onChoose() {} };

/** Controls that depend on a right: the question, the control, and what is read in its place. */
const CONTROLS: Array< [ name: string, element: ReactElement, right: string, control: string, sentence: string ] > = [
	[
		'the first item of a list',
		<ListEmpty
			key=""
			icon="groups"
			label="Team"
			postType="team"
			query={ {} }
			setQuery={ () => {} }
			words={ words }
		/>,
		'create team',
		'Add a member',
		ITEMS,
	],
	[
		'items of a sample',
		<SampleBar key="" clientId="a" mark={ { items: 'team' } } />,
		'create team',
		'Make these into items',
		ITEMS,
	],
	[
		'an account',
		<InstagramEmpty key="" media={ {} } onSelect={ () => {} } onStart={ () => {} } />,
		'update site',
		'Connect Instagram',
		SETTINGS,
	],
	[ 'a menu of the canvas', <StartMenu key="" { ...chosen } />, 'create wp_navigation', 'Create menu', MENUS ],
	[
		'a menu of the sidebar',
		<MenuItemsPanel key="" { ...chosen } inside={ null } label="" />,
		'create wp_navigation',
		'Create menu from pages',
		MENUS,
	],
	[
		'links of a block',
		<Inside key="" nodes={ [] } label="" onChoose={ () => {} } />,
		'create wp_navigation',
		'Convert to menu',
		MENUS,
	],
];

const controlNamed = ( name: string ) =>
	[ ...screen.queryAllByRole( 'button' ), ...screen.queryAllByRole( 'link' ) ].filter(
		( one ) =>
			( one.textContent ?? '' ).startsWith( name ) &&
			! one.hasAttribute( 'disabled' ) &&
			one.ariaDisabled !== 'true'
	);

const show = ( element: ReactElement, answer: Answer ) => {
	mockAnswer = answer;
	return render( element );
};

describe.each( CONTROLS )( '%s', ( _, element, right, control, sentence ) => {
	it( 'is offered to those who may, without a word', () => {
		show( element, true );
		expect( mockAsked ).toContain( right );
		expect( controlNamed( control ) ).toHaveLength( 1 );
		expect( screen.queryByText( sentence ) ).toBeNull();
	} );

	it( 'is not offered to others, who read why', () => {
		show( element, false );
		expect( controlNamed( control ) ).toEqual( [] );
		expect( screen.getByText( sentence ) ).toHaveClass( 'eidan-may-not' );
	} );

	it( 'is neither offered nor refused before that is known', () => {
		show( element, undefined );
		expect( controlNamed( control ) ).toEqual( [] );
		expect( screen.queryByText( sentence ) ).toBeNull();
	} );
} );

it( 'a menu that others made is only read by those who may make menus and not change this one', () => {
	mockDenied = 'update wp_navigation';
	show( <MenuItemsPanel { ...chosen } menu="navigation:3" inside={ null } label="" />, true );
	mockDenied = '';
	expect( mockAsked ).toContain( 'update wp_navigation' );
	expect( controlNamed( 'Create menu' ) ).toEqual( [] );
	expect( screen.getByText( MENUS ) ).toBeVisible();
} );

it( 'a new drop-down is made by those who may', () => {
	const { rerender } = show(
		<WideDropDown item={ { attributes: {}, innerBlocks: [] } } value="" onChange={ () => {} } />,
		true
	);
	expect( controlNamed( 'Create drop-down' ) ).toHaveLength( 1 );
	mockAnswer = false;
	rerender(
		<WideDropDown item={ { attributes: {}, innerBlocks: [] } } value="" onChange={ () => {} } key="again" />
	);
	expect( controlNamed( 'Create drop-down' ) ).toEqual( [] );
} );

const ROOT = join( __dirname, '../../..' );

/** What authors load in an editor. Screens of their own are for those who may open them. */
const sources = globSync( [ 'src/{editor,menu-items,content-types}/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}' ], {
	cwd: ROOT,
} ).map( ( file ) => ( { file, text: readFileSync( join( ROOT, file ), 'utf8' ) } ) );

/** How often each file has a match, without files that have none. */
const countsOf = ( pattern: RegExp ): Record< string, number > =>
	Object.fromEntries(
		sources.flatMap( ( { file, text } ) => {
			const count = [ ...text.matchAll( pattern ) ].length;
			return count ? [ [ file, count ] ] : [];
		} )
	);

const HERE = 'in the same file';

/** Files with questions what somebody may do, how many they have, and what is read where the answer is no. */
const QUESTIONS: Record< string, [ count: number, told: string ] > = {
	'blocks/instagram-feed-list/placeholder.tsx': [ 1, HERE ],
	'blocks/menu/editor/entity.ts': [
		1,
		'the menu and its drop-down are seen, and the settings of the item lead to it',
	],
	'src/editor/fields/bindings.ts': [ 1, 'WordPress itself locks a field that is bound and may not be changed' ],
	'src/editor/list/empty.tsx': [ 2, HERE ],
	'src/editor/media/components.tsx': [ 1, HERE ],
	'src/editor/menus/use-menus.ts': [ 3, 'src/menu-items/menu-items.tsx' ],
	'src/editor/menus/wide-drop-down.tsx': [ 1, 'stands in a list that only those see who may edit menus' ],
	'src/editor/sample/drafts-bar.tsx': [ 1, 'who may not write them misses no drafts of others' ],
	'src/editor/sample/use-drafts.ts': [ 1, HERE ],
	'src/menu-items/inside.tsx': [ 1, HERE ],
	'src/menu-items/menu-items.tsx': [ 2, HERE ],
	'src/menu-items/use-menu-items.ts': [ 1, 'src/menu-items/menu-items.tsx' ],
};

it( 'every question what somebody may do has an answer that is read, or a reason', () => {
	expect( countsOf( /\bcanUser\(|\.mediaUpload\b|\buseMayEditMenus\(/g ) ).toEqual(
		Object.fromEntries( Object.entries( QUESTIONS ).map( ( [ file, [ count ] ] ) => [ file, count ] ) )
	);
	const tells = countsOf( /<PermissionNotice\b/g );
	const told = Object.entries( QUESTIONS ).map( ( [ file, [ , where ] ] ) => ( where === HERE ? file : where ) );
	expect( told.filter( ( where ) => where.endsWith( '.tsx' ) && ! ( where in tells ) ) ).toEqual( [] );
} );

/** Files that load records to be edited, how many times they do, and who has them loaded. */
const TO_BE_EDITED: Record< string, [ count: number, who: string ] > = {
	'blocks/menu/editor/entity.ts': [ 1, 'who may edit it' ],
	'src/editor/fields/bindings.ts': [ 2, 'who edits the item' ],
	'src/editor/fields/use-media-images.ts': [ 1, 'who edits the item' ],
	'src/editor/list/empty.tsx': [ 1, 'who may add items' ],
	'src/editor/menus/wide-drop-down.tsx': [ 3, 'who may edit menus' ],
	'src/editor/portfolio/item.ts': [ 1, 'who edits the item' ],
	'src/editor/sample/drafts-bar.tsx': [ 1, 'who may write drafts' ],
	'src/menu-items/seen.ts': [ 1, 'who saves the menu' ],
	'src/menu-items/use-create-menu.ts': [ 1, 'who may edit menus' ],
	'src/menu-items/use-menu-items.ts': [ 1, 'who may edit the menu' ],
};

/** The arguments of the call that a text begins with. */
const argumentsOf = ( text: string ): string => {
	let depth = 0;
	const end = [ ...text ].findIndex( ( sign ) => {
		depth += sign === '(' ? 1 : 0;
		depth -= sign === ')' ? 1 : 0;
		return sign === ')' && depth === 0;
	} );
	return text.slice( 0, end );
};

it( 'records are loaded as everybody sees them, or only for those who may edit them', () => {
	// Where nothing else is said, WordPress loads records to be edited, and refuses that to others.
	const loads = ( text: string ) =>
		[ ...text.matchAll( /\bget(?:Edited)?EntityRecords?(?:<[^()]*>|< [^()]* >)?\(/g ) ].map( ( { index } ) =>
			argumentsOf( text.slice( index ) )
		);
	const all = sources.map( ( { file, text } ) => [ file, loads( text ) ] as const );
	expect( all.flatMap( ( [ , calls ] ) => calls ).length ).toBeGreaterThan( 12 );
	const toBeEdited = all.flatMap( ( [ file, calls ] ) => {
		const count = calls.filter( ( call ) => ! /VIEW_CONTEXT|context: 'view'/.test( call ) ).length;
		return count ? [ [ file, count ] ] : [];
	} );
	expect( Object.fromEntries( toBeEdited ) ).toEqual(
		Object.fromEntries( Object.entries( TO_BE_EDITED ).map( ( [ file, [ count ] ] ) => [ file, count ] ) )
	);
} );
