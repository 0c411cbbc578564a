import addresses from '../../../fixtures/video-addresses.json';
import { chaptersOf, clockOf, videoOf, linesOf, pastedAddress, secondsOf } from '../../../../src/editor/video/address';

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

it.each( [
	[ ' https://youtu.be/aqz-KE-bpKQ ', 'https://youtu.be/aqz-KE-bpKQ' ],
	[ 'youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ' ],
	[ 'www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' ],
	[ 'https://youtu.be/aqz-KE-bpKQ?si=1&amp;t=5', 'https://youtu.be/aqz-KE-bpKQ?si=1&t=5' ],
	[
		'<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=1" title="x"></iframe>',
		'https://www.youtube.com/embed/aqz-KE-bpKQ?si=1',
	],
	[ '/wp-content/uploads/rooms.mp4', '/wp-content/uploads/rooms.mp4' ],
	[ 'rooms of ours', 'rooms of ours' ],
] )( 'finds the address in “%s”', ( text, address ) => {
	expect( pastedAddress( text ) ).toBe( address );
} );
