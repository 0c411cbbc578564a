<?php
/**
 * Section: portfolio items a screen each.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/fixed-portfolio-list {"align":"full","query":{"postType":"eidan_portfolio","perPage":4,"order":"menu-order"},"elements":["number","title","client"],"label":"Selected work"} /-->
<?php
ob_end_flush();
