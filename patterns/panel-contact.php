<?php
/**
 * Section: an opener and a side area with ways to get in touch.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"align":"wide","layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group alignwide"><!-- wp:eidan/opener {"panel":"contact-area","display":"both","icon":"eidan/mail"} -->
<a class="wp-block-eidan-opener" href="#contact-area"><span class="eidan-opener__text">Talk to us</span></a>
<!-- /wp:eidan/opener -->

<!-- wp:eidan/panel {"label":"Contact","anchor":"contact-area"} -->
<div class="wp-block-eidan-panel" id="contact-area"><div class="eidan-panel__content"><!-- wp:heading -->
<h2 class="wp-block-heading">Tell us in one page</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>We answer every letter within two working days, and if we are not the right people we say who is.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><a href="mailto:hello@lindqvistorr.example">hello@lindqvistorr.example</a><br>+31 10 555 01 40</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="{{page:contact}}">All addresses</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div></div>
<!-- /wp:eidan/panel --></div>
<!-- /wp:group -->
<?php
ob_end_flush();
