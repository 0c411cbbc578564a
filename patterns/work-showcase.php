<?php
/**
 * Section: titles of portfolio items before the image of one.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/portfolio-interactive-showcase {"align":"full","query":{"postType":"eidan_portfolio","perPage":5,"order":"menu-order"},"label":"Selected work"} /-->
<?php
ob_end_flush();
