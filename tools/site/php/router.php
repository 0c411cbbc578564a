<?php
/**
 * Router for PHP's own web server, for WordPress with pretty permalinks.
 */

$eidan_root = rtrim( $_SERVER['DOCUMENT_ROOT'], '/' );
$eidan_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

// The plugin folder is a checkout. Its hidden files must not be served.
if ( preg_match( '#/\.(?!well-known/)|\0#', $eidan_path ) ) {
	http_response_code( 403 );
	exit;
}

$eidan_file = $eidan_root . $eidan_path;

if ( is_dir( $eidan_file ) ) {
	if ( ! str_ends_with( $eidan_path, '/' ) ) {
		header( 'Location: ' . $eidan_path . '/', true, 301 );
		exit;
	}
	$eidan_path .= 'index.php';
	$eidan_file .= 'index.php';
}

if ( is_file( $eidan_file ) && ! str_ends_with( $eidan_file, '.php' ) ) {
	// Do what PHP's server cannot: serve some more types and parts of a file, and allow caching. A file whose address
	// has a version may be cached, as a real server would allow.
	$eidan_types = array(
		'avif'  => 'image/avif',
		'css'   => 'text/css; charset=UTF-8',
		'js'    => 'text/javascript; charset=UTF-8',
		'mjs'   => 'text/javascript; charset=UTF-8',
		'mp4'   => 'video/mp4',
		'wasm'  => 'application/wasm',
		'webm'  => 'video/webm',
		'webp'  => 'image/webp',
		'woff'  => 'font/woff',
		'woff2' => 'font/woff2',
	);
	$eidan_type  = $eidan_types[ strtolower( pathinfo( $eidan_file, PATHINFO_EXTENSION ) ) ] ?? '';
	if ( '' === $eidan_type ) {
		return false;
	}
	header( 'Content-Type: ' . $eidan_type );
	header( 'Accept-Ranges: bytes' );
	header( 'Last-Modified: ' . gmdate( 'D, d M Y H:i:s', (int) filemtime( $eidan_file ) ) . ' GMT' );
	if ( isset( $_GET['ver'] ) ) {
		header( 'Cache-Control: max-age=31536000' );
	}
	$eidan_size  = (int) filesize( $eidan_file );
	$eidan_first = 0;
	$eidan_last  = $eidan_size - 1;
	// WebKit asks for the beginning of a film once more when it loops, and gives up where a part was asked for and all
	// of it comes.
	if ( preg_match( '/^bytes=(?!-$)(\d*)-(\d*)$/', $_SERVER['HTTP_RANGE'] ?? '', $eidan_range ) ) {
		list( , $eidan_from, $eidan_to ) = $eidan_range;
		if ( '' === $eidan_from ) {
			$eidan_first = max( 0, $eidan_size - (int) $eidan_to );
		} else {
			$eidan_first = (int) $eidan_from;
			$eidan_last  = '' === $eidan_to ? $eidan_last : min( $eidan_last, (int) $eidan_to );
		}
		if ( $eidan_first > $eidan_last ) {
			http_response_code( 416 );
			header( "Content-Range: bytes */$eidan_size" );
			exit;
		}
		http_response_code( 206 );
		header( "Content-Range: bytes $eidan_first-$eidan_last/$eidan_size" );
	}
	$eidan_length = $eidan_last - $eidan_first + 1;
	header( "Content-Length: $eidan_length" );
	$eidan_stream = fopen( $eidan_file, 'rb' );
	fseek( $eidan_stream, $eidan_first );
	stream_copy_to_stream( $eidan_stream, fopen( 'php://output', 'wb' ), $eidan_length );
	exit;
}

if ( ! is_file( $eidan_file ) ) {
	$eidan_path = '/index.php';
	$eidan_file = $eidan_root . '/index.php';
}

$_SERVER['SCRIPT_NAME']     = $eidan_path;
$_SERVER['PHP_SELF']        = $eidan_path;
$_SERVER['SCRIPT_FILENAME'] = $eidan_file;
unset( $_SERVER['PATH_INFO'], $_SERVER['ORIG_PATH_INFO'] );

chdir( dirname( $eidan_file ) );
require $eidan_file;
