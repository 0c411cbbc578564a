<?php
/**
 * Section: a progress bar before the first page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/page-spinner {"type":"progress","backgroundColor":"contrast","textColor":"base"} /-->
<?php
ob_end_flush();
