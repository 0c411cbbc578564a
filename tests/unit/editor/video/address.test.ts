import addresses from '../../../fixtures/video-addresses.json';
import { chaptersOf, clockOf, videoOf, linesOf, secondsOf } from '../../../../src/editor/video/address';

it.each( Object.entries( addresses ) )( 'reads %s', ( address, video ) => {
	expect( videoOf( address ) ).toEqual( video );
} );

it.each( [
	[ '90', 90 ],
	[ '1:30', 90 ],
	[ '1:02:03', 3723 ],
	[ '1m30s', 90 ],
	[ '', 0 ],
	[ 'soon', null ],
	[ '1:2', null ],
] )( 'reads the time “%s”', ( text, seconds ) => {
	expect( secondsOf( text ) ).toBe( seconds );
} );

it( 'writes times as players do', () => {
	expect( [ 0, 65, 3723 ].map( clockOf ) ).toEqual( [ '0:00', '1:05', '1:02:03' ] );
} );

it( 'reads chapters line by line, sorts them, and tells which lines are none', () => {
	const { chapters, wrong } = chaptersOf( '1:30 – The hall\n0:00 Opening\n\nno time\n2:00' );
	expect( linesOf( chapters ) ).toBe( '0:00 Opening\n1:30 The hall' );
	expect( wrong ).toEqual( [ 'no time', '2:00' ] );
} );
