<?php
/**
 * Section: a row of square images from edge to edge.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"0"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:0"><!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size">On Instagram</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="https://www.instagram.com/">Follow the studio</a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:eidan/instagram-feed-list {"source":"media","columns":{"desktop":6,"tablet":3},"align":"full","style":{"spacing":{"margin":{"top":"var:preset|spacing|40"},"blockGap":"0px"}}} -->
<div class="wp-block-eidan-instagram-feed-list alignfull" style="margin-top:var(--wp--preset--spacing--40)">{{image:bellflower|caption}}

{{image:star-thistle|caption}}

{{image:larkspur|caption}}

{{image:columbine|caption}}

{{image:hibiscus-petal|caption}}

{{image:cactus|caption}}</div>
<!-- /wp:eidan/instagram-feed-list --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
