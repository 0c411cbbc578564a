<?php
/**
 * The second half of the stand-in: a real HTTP host, run by PHP's built-in server.
 */

declare( strict_types=1 );

$path = (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
file_put_contents( (string) getenv( 'EIDAN_STAND_IN_LOG' ), "$path\n", FILE_APPEND );
$self = 'http://' . $_SERVER['HTTP_HOST'];

if ( '/late.jpg' === $path ) {
	usleep( 1_500_000 );
}
if ( '/me/media' === $path ) {
	header( 'Content-Type: application/json' );
	$post = static fn ( string $id, string $file ): array => array(
		'id'         => $id,
		'media_type' => 'IMAGE',
		'media_url'  => "$self/$file",
		'timestamp'  => '2026-05-03T10:00:00+0000',
	);
	echo json_encode(
		array(
			'data' => array(
				$post( '1', 'good.jpg' ),
				$post( '2', 'elsewhere.jpg' ),
				$post( '3', 'endless.jpg' ),
				$post( '4', 'late.jpg' ),
			),
		)
	);
} elseif ( '/elsewhere.jpg' === $path ) {
	header( "Location: $self/secret.jpg", true, 302 );
} elseif ( '/endless.jpg' === $path ) {
	for ( $sent = 0; $sent < 40; $sent++ ) {
		echo str_repeat( 'x', 1_000_000 );
		flush();
	}
} else {
	header( 'Content-Type: image/jpeg' );
	$image = imagecreatetruecolor( 60, 40 );
	imagejpeg( $image );
}
