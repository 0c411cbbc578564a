<?php
/**
 * Section: titles that swap an image.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:paragraph {"align":"wide","fontSize":"small","style":{"typography":{"letterSpacing":"0.04em"},"spacing":{"margin":{"bottom":"var:preset|spacing|40"}}}} -->
<p class="alignwide has-small-font-size" style="margin-bottom:var(--wp--preset--spacing--40);letter-spacing:0.04em">Five of forty plates</p>
<!-- /wp:paragraph -->

<!-- wp:eidan/swapping-image-gallery {"layout":"titles","effect":"clip","ratio":"4/5","align":"wide","label":"Plates"} -->
<figure class="wp-block-eidan-swapping-image-gallery alignwide"><div class="eidan-swap">{{image:star-thistle|caption=Star thistle}}

{{image:larkspur|caption=Larkspur}}

{{image:phacelia|caption=Phacelia}}

{{image:bellflower|caption=Bellflower}}

{{image:sunflower|caption=Sunflower}}</div></figure>
<!-- /wp:eidan/swapping-image-gallery --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
