/** The visitor's consent, with small stand-ins for the WP Consent API. */
import { hasConsent, onConsent } from '../../../../src/attribution/page/consent';

const api = window as {
	wp_has_consent?: ( category: string ) => unknown;
	wp_consent_type?: string;
	waitfor_consent_hook?: unknown;
};

/** Defines a consent API that answers what `answers` says for a category. */
const answer = ( answers: Record< string, unknown >, type = 'optin' ) => {
	api.wp_has_consent = ( category ) => answers[ category ];
	api.wp_consent_type = type;
	return answers;
};

const say = ( detail?: unknown ) =>
	document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail } ) );

let errors: jest.SpyInstance;

beforeEach( () => {
	errors = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );

afterEach( () => {
	delete api.wp_has_consent;
	delete api.wp_consent_type;
	delete api.waitfor_consent_hook;
	errors.mockRestore();
} );

describe( 'consent now', () => {
	it.each( [
		[ 'no API', undefined, '', false, false, true ],
		[ 'no API, and the owner waits', undefined, '', false, true, false ],
		[ 'no API, whose hook is announced', undefined, '', true, false, false ],
		[ 'granted', { marketing: true }, 'optin', false, false, true ],
		[ 'granted though the owner waits', { marketing: true }, 'optin', false, true, true ],
		[ 'granted in words', { marketing: 'allow' }, 'optin', true, false, true ],
		[ 'denied', { marketing: false }, 'optin', false, false, false ],
		[ 'for another category', { statistics: true }, 'optin', false, false, false ],
		[ 'no type yet, which is announced', { marketing: true }, '', true, false, false ],
		[ 'no type', { marketing: true }, '', false, false, true ],
		[ 'denied without a type', { marketing: false }, '', false, false, false ],
	] )( '%s', ( _, answers, type, hook, wait, expected ) => {
		if ( answers ) {
			answer( answers, type );
		}
		if ( hook ) {
			api.waitfor_consent_hook = true;
		}
		expect( hasConsent( 'marketing', wait ) ).toBe( expected );
		expect( errors ).not.toHaveBeenCalled();
	} );

	it( 'is none where the API throws, and the error is logged', () => {
		api.wp_consent_type = 'optin';
		api.wp_has_consent = () => {
			throw new Error( 'broken' );
		};
		expect( hasConsent( 'marketing' ) ).toBe( false );
		expect( errors ).toHaveBeenCalledWith( new Error( 'broken' ) );
	} );
} );

describe( 'consent that changes', () => {
	/** Counts the tests. Each test has its own category, as listeners of earlier tests stay. */
	let number = 0;
	const follow = ( answers: Record< string, unknown > | undefined, wait = false ) => {
		const category = `category-${ number++ }`;
		if ( answers ) {
			answer( { [ category ]: answers.now } );
		}
		const told: boolean[] = [];
		onConsent( category, wait, ( granted ) => void told.push( granted ) );
		return { category, told };
	};

	it( 'is told at once', () => {
		expect( follow( { now: true } ).told ).toEqual( [ true ] );
		expect( follow( { now: false } ).told ).toEqual( [ false ] );
	} );

	it( 'is told at each event of the category, and of no other', () => {
		const { category, told } = follow( { now: false } );
		say( { other: 'allow' } );
		say( { [ category ]: 'allow' } );
		say( { [ category ]: 'allow', other: 'deny' } );
		say( { [ category ]: 'deny' } );
		expect( told ).toEqual( [ false, true, true, false ] );
	} );

	it( 'asks again when the type is defined, and tells only what is new', () => {
		const { category, told } = follow( undefined, true );
		const answers = answer( { [ category ]: false } );
		document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
		answers[ category ] = true;
		document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
		document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
		expect( told ).toEqual( [ false, true ] );
	} );

	it( 'asks again when the page is shown: it may be from before a withdrawal', () => {
		const { category, told } = follow( { now: true } );
		answer( { [ category ]: false } );
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( told ).toEqual( [ true, false ] );
	} );

	it( 'knows what an event said when it asks', () => {
		const { category, told } = follow( { now: false } );
		say( { [ category ]: 'allow' } );
		answer( { [ category ]: true } );
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( told ).toEqual( [ false, true ] );
	} );

	it( 'takes no answer from an event without detail', () => {
		const { told } = follow( { now: false } );
		say();
		expect( errors ).not.toHaveBeenCalled();
		expect( told ).toEqual( [ false ] );
	} );

	it( 'logs errors of those who are told', () => {
		const { category, told } = follow( { now: false } );
		const broken = new Error( 'broken' );
		onConsent( category, false, ( granted ) => {
			if ( granted ) {
				throw broken;
			}
		} );
		expect( () => say( { [ category ]: 'allow' } ) ).not.toThrow();
		expect( errors ).toHaveBeenCalledWith( broken );
		expect( told ).toEqual( [ false, true ] );
	} );
} );
