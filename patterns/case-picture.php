<?php
/**
 * Section: a picture from edge to edge.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
{{image:museum-hall-ceiling|ratio=21/9|align=full}}
<?php
ob_end_flush();
