<?php
/**
 * Header: a column at the side that slides the menu out.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:eidan/header {"orientation":"vertical","menuForm":"accordion"} -->
<!-- wp:site-logo {"width":40,"shouldSyncIcon":false} /-->

<!-- wp:eidan/menu /-->
<!-- /wp:eidan/header -->
<?php
ob_end_flush();
