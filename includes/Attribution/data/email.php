<?php
/**
 * Mail on the web, and hosts by which the links of mailing tools lead, by name: hosts, a subdomain of them counts too;
 * {} stands for any top-level domain. Hosts that say it themselves (mail.example.com, webmail.example.com) need no
 * line: Referrers::MAIL.
 *
 * At the end those that protect mail: they check the links of a mail, and then lead on. By the public lists of tools
 * that take such links apart, and their makers' documentation, as of 2026-11-29.
 *
 * @package Eidan
 */

declare( strict_types=1 );

return array(
	'Gmail'            => 'mail.google.com inbox.google.com',
	'Outlook'          =>
		'outlook.live.com outlook.office.com outlook.office365.com outlook.com hotmail.com outlook.cloud.microsoft '
		. 'safelinks.protection.office365.us',
	'GMX'              => 'navigator.gmx.net 3c.gmx.net 3c-bs.gmx.net 3c-bap.gmx.net',
	'WEB.DE'           => 'navigator.web.de 3c.web.de 3c-bs.web.de 3c-bap.web.de',
	'mail.com'         => 'navigator.mail.com navigator-lxa.mail.com 3c.mail.com 3c-lxa.mail.com',
	'Mail.ru'          => 'e.mail.ru touch.mail.ru light.mail.ru octavius.mail.ru',
	'Bluewin'          => 'rich-v01.bluewin.ch rich-v02.bluewin.ch',
	'Proton'           => 'protonmail.com',
	'Tuta'             => 'app.tuta.com tutanota.com',
	'Fastmail'         => 'fastmail.com',
	'HEY'              => 'app.hey.com',
	'Posteo'           => 'posteo.de',
	'mailbox.org'      => 'office.mailbox.org',
	'Inbox.com'        => 'inbox.com',
	'Superhuman'       => 'superhuman.com',
	'Mailchimp'        => 'mailchimp.com list-manage.com mailchi.mp mandrillapp.com',
	'Brevo'            => 'brevo.com sendinblue.com sendibm1.com sendibt3.com r.sib.{}',
	'Klaviyo'          => 'klaviyo.com klclick.com klclick1.com klclick3.com',
	'MailerLite'       => 'mailerlite.com mlsend.com mlsend2.com',
	'CleverReach'      => 'cleverreach.com crsend.com',
	'rapidmail'        => 'rapidmail.de rapidmail.com',
	'SendGrid'         => 'sendgrid.com sendgrid.net',
	'Mailjet'          => 'mailjet.com mjt.lu',
	'Mailgun'          => 'mailgun.com mailgun.org',
	'Campaign Monitor' => 'createsend.com cmail19.com cmail20.com',
	'Constant Contact' => 'constantcontact.com rs6.net',
	'ActiveCampaign'   => 'activehosted.com emlnk.com',
	'GetResponse'      => 'getresponse.com',
	'HubSpot'          => 'hubspotemail.net hubspotlinks.com',
	'Kit'              => 'convertkit.com convertkit-mail.com convertkit-mail2.com',
	'Customer.io'      => 'customer.io customeriomail.com',
	'Omnisend'         => 'omnisend.com',
	'AWeber'           => 'aweber.com',
	'Salesforce'       => 'exacttarget.com exct.net',
	'Inxmail'          => 'inxmail.com',
	'Emarsys'          => 'emarsys.com emarsys.net',
	'Moosend'          => 'moosend.com',
	'Barracuda'        => 'linkprotect.cudasvc.com',
	'Bitdefender'      => 'lsems.gravityzone.bitdefender.com',
	'Check Point'      => 'protect.checkpoint.com url-protection.com avanan.click',
	'Cisco'            => 'secure-web.cisco.com',
	'Hornetsecurity'   => 'atpscan.global.hornetsecurity.com seclinks.cloud-security.net',
	'INKY'             => 'outlook.inky.com',
	'Intermedia'       => 'url.emailprotection.link',
	'Libraesva'        => 'urlsand.esvalabs.com urlsand.com',
	'Mimecast'         => 'mimecastprotect.com mimecast.com mimecast-offshore.com',
	'Proofpoint'       => 'urldefense.com urldefense.us urldefense.proofpoint.com',
	'Sophos'           => 'protection.sophos.com',
	'Symantec'         => 'clicktime.symantec.com clicktime.cloud.postoffice.net',
	'Trellix'          =>
		'protect.fireeye.com protect2.fireeye.com protect-us.fireeye.com protect-eu.fireeye.com',
	'Trend Micro'      => 'ctp.trendmicro.com imsva91-ctp.trendmicro.com swa.trendmicro.com',
	'Trustwave'        => 'scanmail.trustwave.com',
	'Zix'              => 'edgepilot.com',
);
