<?php
/**
 * Section: two images, set apart.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"41.66%"} -->
<div class="wp-block-column" style="flex-basis:41.66%">{{image:wind-tree|ratio=4/5|caption}}</div>
<!-- /wp:column -->

<!-- wp:column {"verticalAlignment":"bottom","width":"58.33%"} -->
<div class="wp-block-column is-vertically-aligned-bottom" style="flex-basis:58.33%">{{image:mill-hands|ratio=3/2|caption}}</div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
