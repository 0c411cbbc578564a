import { answerOf } from '../../../../blocks/enquiry-form/view/answer';

it( 'reads what became of an enquiry', () => {
	expect( answerOf( { sent: true } ) ).toEqual( { url: '', say: '', errors: [], token: '' } );
	expect( answerOf( { sent: true, url: 'https://example.com/thanks/' } ) ).toMatchObject( {
		url: 'https://example.com/thanks/',
		say: '',
	} );
	expect( answerOf( { say: 'Again', errors: [ 'email' ], token: 'abc' } ) ).toEqual( {
		url: '',
		say: 'Again',
		errors: [ 'email' ],
		token: 'abc',
	} );
} );

it( 'takes nothing that others answer', () => {
	for ( const odd of [ null, undefined, 'html', 5, [], {}, { sent: 1 }, { say: 5 }, { code: 'rest_no_route' } ] ) {
		expect( answerOf( odd ) ).toBeNull();
	}
	expect( answerOf( { say: 'A', errors: [ 1, 'name' ], url: {}, token: null } ) ).toEqual( {
		url: '',
		say: 'A',
		errors: [ '', 'name' ],
		token: '',
	} );
} );
