<?php
/**
 * Footer: logo and menu in the middle.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|40"},"margin":{"top":"0"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--40)"><!-- wp:group {"align":"wide","style":{"spacing":{"blockGap":"var:preset|spacing|40"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
<div class="wp-block-group alignwide"><!-- wp:site-logo {"width":48,"shouldSyncIcon":false} /-->

<!-- wp:site-title {"level":0,"fontSize":"xx-large"} /-->

<!-- wp:eidan/menu {"depth":1,"justify":"center","descriptions":false,"fontSize":"medium"} /-->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size">© All rights reserved</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
<?php
ob_end_flush();
