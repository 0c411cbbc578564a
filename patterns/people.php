<?php
/**
 * Section: people as a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Demo\Patterns::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"backgroundColor":"accent-2","layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull has-accent-2-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">People</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">Nine people, two kitchens</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|60"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--60);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Maja Lindqvist</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Founder, strategy. Rotterdam</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Tobias Orr</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Founder, design. Leith</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Ines Duarte</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Research. Rotterdam</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Samuel Adeyemi</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Engineering. Leith</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Hanneke Vos</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Studio and money. Rotterdam</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Iain Buchan</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Signs and workshop. Leith</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Yara Haddad</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Writing. Rotterdam</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Jonas Brandt</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Design. Leith</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"0"},"margin":{"top":"var:preset|spacing|30"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;margin-top:var(--wp--preset--spacing--30);padding-top:var(--wp--preset--spacing--30);padding-bottom:0"><!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.2","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.2">Mei Tanaka</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-medium-font-size">Engineering. Rotterdam</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
