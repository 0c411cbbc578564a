<?php
/**
 * Section: images before the first page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/page-spinner {"images":[{"id":{{id:museum-hall}},"url":"{{url:museum-hall}}"},{"id":{{id:spiral-stair}},"url":"{{url:spiral-stair}}"},{"id":{{id:terminal-roof}},"url":"{{url:terminal-roof}}"},{"id":{{id:night-facade}},"url":"{{url:night-facade}}"}]} /-->
<?php
ob_end_flush();
