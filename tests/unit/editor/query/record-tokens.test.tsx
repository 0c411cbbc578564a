import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { RecordTokens } from '../../../../src/editor/query/record-tokens';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );

interface Term {
	id: number;
	name: string;
}

const TEA = { id: 4, name: 'Tea' };
const MAPS = { id: 9, name: 'Maps' };
const LANTERNS = { id: 12, name: 'Lanterns' };

/** What the server has answered, by search or by the ids that were asked for. */
type Answers = Record< string, Term[] >;

const store = createReduxStore( 'core', {
	reducer: ( answers: Answers = {}, action: { type: string; answers: Answers } ) =>
		action.type === 'ANSWER' ? { ...answers, ...action.answers } : answers,
	actions: { answer: ( answers: Answers ) => ( { type: 'ANSWER', answers } ) },
	selectors: {
		getEntityRecords: (
			answers: Answers,
			_kind: string,
			name: string,
			{ search = '', include }: { search?: string; include?: string }
		) => answers[ `${ name } ${ include ?? search }` ] ?? null,
	},
} );

beforeAll( () => register( store ) );

/** Lets the server answer what was asked about a taxonomy. */
const answer = ( taxonomy: string, answers: Answers ) =>
	act( async () => {
		await dispatch( store ).answer(
			Object.fromEntries(
				Object.entries( answers ).map( ( [ asked, terms ] ) => [ `${ taxonomy } ${ asked }`, terms ] )
			)
		);
	} );

/** A field as in the sidebar. Each test has a taxonomy of its own, as the answers stay. */
function Field( { taxonomy, chosen = [] }: { taxonomy: string; chosen?: number[] } ) {
	const [ ids, setIds ] = useState( chosen );
	return <RecordTokens label="Categories" kind="taxonomy" name={ taxonomy } value={ ids } onChange={ setIds } />;
}

const field = () => screen.getByRole( 'combobox', { name: 'Categories' } );

/** Chosen terms, as their buttons to take them out are described. */
const chosen = () =>
	screen
		.queryAllByRole( 'button', { name: 'Remove item' } )
		.map(
			( button ) =>
				document.getElementById( button.getAttribute( 'aria-describedby' )! )!.textContent!.split( ' (' )[ 0 ]
		);

const options = () => screen.queryAllByRole( 'option' ).map( ( option ) => option.textContent );

// A second passes before the field asks for what was typed; the clock is the test's.
const type = async ( user: ReturnType< typeof userEvent.setup >, words: string ) => {
	await user.type( field(), words );
	await act( async () => jest.advanceTimersByTime( 1000 ) );
};

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );
const setup = () => userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

// WordPress prints warnings for hooks that return a new value each time, and for deprecated props. A test that causes a
// warning fails.
it( 'names what is chosen without a warning', async () => {
	await answer( 'named', { '': [ TEA, MAPS ], '9,77': [ MAPS ] } );
	render( <Field taxonomy="named" chosen={ [ 9, 77 ] } /> );
	expect( screen.getByText( 'Maps' ) ).toBeInTheDocument();
	expect( screen.getByText( '#77' ) ).toBeInTheDocument();
} );

it( 'takes a click on an option while it loads what was typed', async () => {
	const user = setup();
	await answer( 'clicked', { '': [ TEA, LANTERNS ] } );
	render( <Field taxonomy="clicked" /> );
	await user.type( field(), 'Lant' );
	const option = screen.getByRole( 'option', { name: 'Lanterns' } );
	await user.pointer( { keys: '[MouseLeft>]', target: option } );
	await act( async () => jest.advanceTimersByTime( 1000 ) );
	expect( option ).toBeInTheDocument();
	await answer( 'clicked', { Lant: [ LANTERNS ] } );
	await user.pointer( { keys: '[/MouseLeft]', target: option } );
	expect( chosen() ).toEqual( [ 'Lanterns' ] );
} );

it( 'names a term that only a search found, also while the server is asked about it', async () => {
	const user = setup();
	await answer( 'found', { '': [ TEA, MAPS ], Lant: [ LANTERNS ] } );
	render( <Field taxonomy="found" /> );
	await type( user, 'Lant' );
	await user.click( screen.getByRole( 'option', { name: 'Lanterns' } ) );
	await act( async () => jest.advanceTimersByTime( 1000 ) );
	expect( chosen() ).toEqual( [ 'Lanterns' ] );
	await answer( 'found', { '12': [ LANTERNS ] } );
	expect( chosen() ).toEqual( [ 'Lanterns' ] );
} );

it( 'lists all terms again after a choice', async () => {
	const user = setup();
	await answer( 'again', { '': [ TEA, MAPS ], Lant: [ LANTERNS ], '12': [ LANTERNS ] } );
	render( <Field taxonomy="again" /> );
	await type( user, 'Lant' );
	await user.click( screen.getByRole( 'option', { name: 'Lanterns' } ) );
	await act( async () => jest.advanceTimersByTime( 1000 ) );
	await user.click( field() );
	expect( options() ).toEqual( [ 'Tea', 'Maps' ] );
} );

it( 'lists all terms to whoever left the field in the middle of a word', async () => {
	const user = setup();
	await answer( 'left', { '': [ TEA, MAPS ], zzz: [] } );
	render( <Field taxonomy="left" /> );
	await type( user, 'zzz' );
	await user.tab();
	await user.click( field() );
	await act( async () => jest.advanceTimersByTime( 1000 ) );
	expect( options() ).toEqual( [ 'Tea', 'Maps' ] );
} );
