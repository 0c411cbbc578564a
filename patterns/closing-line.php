<?php
/**
 * Section: a dark closing line with a link back to the top.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}},"heading":{"color":{"text":"var:preset|color|base"}}},"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background has-link-color" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:heading {"align":"wide","fontSize":"xx-large"} -->
<h2 class="wp-block-heading alignwide has-xx-large-font-size">That was all of it.</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"wide","fontSize":"medium"} -->
<p class="alignwide has-medium-font-size">Zuiddiepje 14, 3077 AA Rotterdam. <a href="{{page:contact}}">Write to us</a> or begin again.</p>
<!-- /wp:paragraph -->

<!-- wp:eidan/back-to-top {"label":"Begin again","showLabel":true,"backgroundColor":"base","textColor":"contrast"} /--></section>
<!-- /wp:group -->
<?php
ob_end_flush();
